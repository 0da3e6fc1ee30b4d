/**
 * Imitates what WooCommerce and our plugin write into the pages of a WordPress site: the parameters
 * of its scripts, and data about shop and order as JSON.
 */
(() => {
  const { currency } = window.demoCatalogue;
  const cookie = (name) =>
    document.cookie
      .split('; ')
      .find((text) => text.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';
  const write = (id, facts) => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = id;
    script.textContent = JSON.stringify(facts);
    document.head.append(script);
  };
  const customerId = cookie('demo-member');
  window.wc_add_to_cart_params = {
    cart_url: '/demos/shops/woocommerce/cart/',
    wc_ajax_url: '/demos/shops/woocommerce/?wc-ajax=%%endpoint%%',
  };
  write('beckon-shop', { platform: 'woocommerce', currency, ...(customerId && { customerId }) });
  const [id, cents] = cookie('demo-order').split(':');
  if (location.pathname.includes('/order-received/') && cents)
    write('beckon-order', { id, value: Number(cents) / 100, currency });
})();
