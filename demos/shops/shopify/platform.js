/** Imitates what Shopify writes into the pages of a store, before any other script. */
(() => {
  const { products, currency } = window.demoCatalogue;
  const cookie = (name) =>
    document.cookie
      .split('; ')
      .find((text) => text.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';
  const { pathname, search } = location;
  const handle = /\/products\/([\w-]+)$/.exec(pathname)?.[1];
  const product = products.find((known) => known.handle === handle);
  const customerId = cookie('demo-member') || undefined;

  window.Shopify = {
    shop: 'tern-and-tide.myshopify.com',
    routes: { root: '/demos/shops/shopify/' },
    currency: { active: currency, rate: '1.0' },
    /** The consent API loads only on request, as in a real store. */
    loadFeatures(_features, done) {
      window.Shopify.customerPrivacy = {
        userCanBeTracked: () => cookie('demo-consent') !== 'withheld',
      };
      done();
    },
  };
  window.ShopifyAnalytics = {
    meta: {
      currency,
      page: { customerId },
      ...(product && {
        product: {
          id: Number(product.id),
          type: product.collection,
          variants: product.variants.map(({ id }) => ({ id: Number(id), name: product.title })),
        },
        selectedVariantId: new URLSearchParams(search).get('variant') ?? product.variants[0].id,
      }),
    },
  };
  window.__st = { cid: customerId };
  const [id, cents] = cookie('demo-order').split(':');
  if (pathname.endsWith('/thank-you') && cents)
    window.Shopify.checkout = {
      order_id: Number(id),
      total_price: (Number(cents) / 100).toFixed(2),
      currency,
    };
})();
