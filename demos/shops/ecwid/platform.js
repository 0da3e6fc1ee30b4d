/**
 * Imitates Ecwid's script: its object exists at once, its API a moment later. The demo page reports
 * what happens in the shop by calling `demoEcwid`.
 */
(() => {
  const { products } = window.demoCatalogue;
  const eventSource = () => {
    const handlers = [];
    return {
      add: (handler) => handlers.push(handler),
      fire: (...values) => handlers.forEach((handler) => handler(...values)),
    };
  };
  const [loaded, cartChanged, orderPlaced, profileSet] = Array.from({ length: 4 }, eventSource);
  const member = () => /(?:^|; )demo-member=(\w+)/.exec(document.cookie)?.[1];

  /** A cart in the format of Ecwid's API. */
  const presented = ({ lines, count, subtotal }) => ({
    items: lines.map(({ productId, title, cents, quantity }) => ({
      product: { id: Number(productId), name: title, price: cents / 100 },
      quantity,
    })),
    productsQuantity: count,
    cost: subtotal / 100,
  });
  const call = async (body) => {
    const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const response = await fetch(
      '/demos/shops/ecwid/checkout-state',
      body && { ...post, body: JSON.stringify(body) },
    );
    return response.json();
  };
  const change = async (body) => {
    const state = await call(body);
    if (state.lines) cartChanged.fire(presented(state));
    return state;
  };
  const customer = () => (member() ? { id: member(), email: 'customer@example.com' } : null);

  window.Ecwid = {
    OnAPILoaded: loaded,
    OnCartChanged: cartChanged,
    OnOrderPlaced: orderPlaced,
    OnSetProfile: profileSet,
  };
  window.demoEcwid = { change, orderPlaced: (order) => orderPlaced.fire(order) };
  setTimeout(() => {
    window.Ecwid.Cart = {
      async get(callback) {
        callback(presented(await call()));
      },
      async addProduct({ id, quantity = 1, callback }) {
        const owner = products.find(
          ({ id: own, variants }) =>
            own === String(id) || variants.some(({ id: variant }) => variant === String(id)),
        );
        const state = await change({
          variantId: owner?.variants[0].id ?? id,
          quantity,
          adds: 1,
        });
        callback?.(state.lines !== undefined, owner, state.lines && presented(state));
      },
    };
    window.Ecwid.Customer = { get: (callback) => callback(customer()) };
    loaded.fire();
  }, 300);
})();
