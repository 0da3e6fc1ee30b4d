import { addFields } from '../catalogue-pages.js';
import { changeCheckout } from '../checkout-state.js';
import { cookie, element } from '../element.js';
import { readOrder } from '../read-order.js';
import { say, startShop } from '../start.js';

const BASE = '/demos/shops/wix/';
const { products, currency } = window.demoCatalogue;
const addresses = {
  home: BASE,
  product: (handle) => `${BASE}product-page/${handle}`,
  cart: `${BASE}cart-page`,
  checkout: `${BASE}checkout`,
  thanks: `${BASE}thank-you-page`,
};
const PAGES = { 'cart-page': 'cart', checkout: 'checkout', 'thank-you-page': 'thanks' };

function whereAmI() {
  const [page = '', handle] = location.pathname.slice(BASE.length).split('/');
  return page === 'product-page' ? { page: 'product', handle } : { page: PAGES[page] ?? 'home' };
}

/** A product in the format of Wix events. */
function described({ id, title, collection, cents }, quantity = 1) {
  return { id, name: title, category: collection, price: cents / 100, currency, quantity };
}

function addForm(product) {
  const send = async (event) => {
    event.preventDefault();
    const { id: variantId, quantity } = Object.fromEntries(new FormData(event.target));
    const answer = await changeCheckout('wix', { variantId, quantity, adds: 1 });
    if (!answer.lines) return say(answer.message);
    say('It is in your cart.');
    started.drawCount(answer.count);
    return window.demoWix.track('AddToCart', described(product, Number(quantity)));
  };
  return element(
    'form',
    { class: 'add', onsubmit: (event) => void send(event) },
    ...addFields(product),
  );
}

async function setQuantity({ variantId, productId, quantity: before }, quantity) {
  await changeCheckout('wix', { variantId, quantity });
  const product = products.find(({ id }) => id === productId);
  window.demoWix.track(
    quantity > before ? 'AddToCart' : 'RemoveFromCart',
    described(product, Math.abs(quantity - before)),
  );
}

const order = () => readOrder(cookie('demo-order'));
const started = startShop({
  name: 'wix',
  title: 'Wix',
  note: 'Wix lets no foreign script fill its cart: a button of a popup that should says so in the console. While you are signed in, the site’s own function reports member and cart.',
  holdsBack: () => window.demoWix.bringAnalytics(),
  addresses,
  whereAmI,
  addForm,
  setQuantity,
  thank: () => location.assign(addresses.thanks),
  order,
});

const { page, handle } = whereAmI();
const seen = products.find((known) => known.handle === handle);
if (seen) window.demoWix.track('ViewContent', described(seen));
if (page === 'thanks' && order())
  window.demoWix.track('Purchase', {
    orderId: order().id,
    revenue: order().cents / 100,
    currency,
    contents: order().lines.map(({ product, quantity }) => described(product, quantity)),
  });
