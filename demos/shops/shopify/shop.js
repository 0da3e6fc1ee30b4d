import { addFields } from '../catalogue-pages.js';
import { cookie, element } from '../element.js';
import { readOrder } from '../read-order.js';
import { say, startShop } from '../start.js';

const BASE = '/demos/shops/shopify/';
const addresses = {
  home: BASE,
  product: (handle) => `${BASE}products/${handle}`,
  cart: `${BASE}cart`,
  checkout: `${BASE}checkout`,
  thanks: `${BASE}thank-you`,
};

function whereAmI() {
  const [, page = '', handle] = /^\/demos\/shops\/shopify\/([\w-]*)(?:\/([\w-]+))?/.exec(
    location.pathname,
  ) ?? ['', ''];
  if (page === 'products') return { page: 'product', handle };
  return { page: { cart: 'cart', checkout: 'checkout', 'thank-you': 'thanks' }[page] ?? 'home' };
}

const drawer = element('aside', { class: 'drawer', hidden: true, 'aria-label': 'Cart' });

async function showResult(status, answer) {
  if (status === 422) return say(answer.description);
  const html = answer.sections?.['cart-drawer'];
  if (html) {
    drawer.innerHTML = html;
    drawer.append(element('a', { class: 'button main', href: addresses.cart }, 'See the cart'));
    drawer.hidden = false;
  } else say('It is in your cart.');
  const cart = await (await fetch(`${BASE}cart.js`)).json();
  started.drawCount(cart.item_count);
}

const WAYS = {
  async fetch(body) {
    const response = await fetch(`${BASE}cart/add.js`, jsonPost(body));
    await showResult(response.status, await response.json());
  },
  async drawer(body) {
    const response = await fetch(
      `${BASE}cart/add.js`,
      jsonPost({ ...body, sections: 'cart-drawer' }),
    );
    await showResult(response.status, await response.json());
  },
  xhr(body) {
    const request = new XMLHttpRequest();
    request.open('POST', `${BASE}cart/add.js`);
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
    request.onload = () => void showResult(request.status, JSON.parse(request.responseText));
    request.send(new URLSearchParams(body).toString());
  },
};

function jsonPost(body) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/**
 * The product form of a theme. Without a script, submitting it opens the cart page. Otherwise
 * scripts handle it.
 */
function addForm(product) {
  const send = (event) => {
    const way = cookie('demo-way');
    if (way === 'form') return;
    event.preventDefault();
    void (WAYS[way] ?? WAYS.fetch)(Object.fromEntries(new FormData(event.target)));
  };
  return element(
    'form',
    { class: 'add', method: 'post', action: `${BASE}cart/add`, onsubmit: send },
    element('input', { type: 'hidden', name: 'return_to', value: addresses.cart }),
    ...addFields(product),
  );
}

const started = startShop({
  name: 'shopify',
  title: 'Shopify',
  note: `The link ${BASE}discount/TIDE10 puts the code in by itself, as Shopify's discount links do.`,
  keepsRecent: true,
  asksConsent: true,
  ways: {
    fetch: 'by fetch',
    drawer: 'by fetch, with a drawer drawn by section',
    xhr: 'by XMLHttpRequest',
    form: 'by a form that lands on the cart',
  },
  addresses,
  whereAmI,
  addForm,
  async setQuantity({ variantId }, quantity) {
    const response = await fetch(`${BASE}cart/change.js`, jsonPost({ id: variantId, quantity }));
    // Themes read the body, too: a browser does not count a request as finished before its body is
    // read.
    return response.json();
  },
  thank: () => location.assign(addresses.thanks),
  order: () => readOrder(cookie('demo-order')),
});
document.body.append(drawer);
