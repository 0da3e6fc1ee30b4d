import { addFields } from '../catalogue-pages.js';
import { cookie, element } from '../element.js';
import { readOrder } from '../read-order.js';
import { say, startShop } from '../start.js';

const BASE = '/demos/shops/woocommerce/';
const API = `${BASE}wp-json/wc/store/v1/cart`;
const order = () => readOrder(cookie('demo-order'));
const addresses = {
  home: BASE,
  product: (handle) => `${BASE}product/${handle}/`,
  cart: `${BASE}cart/`,
  checkout: `${BASE}checkout/`,
};

function whereAmI() {
  const [page = '', second] = location.pathname.slice(BASE.length).split('/');
  if (page === 'product') return { page: 'product', handle: second };
  if (page === 'checkout' && second === 'order-received') return { page: 'thanks' };
  return { page: ['cart', 'checkout'].includes(page) ? page : 'home' };
}

/**
 * Calls the Store API as WooCommerce's blocks do. Each call needs the nonce of the last cart
 * response.
 */
async function storeApi(call, body) {
  const nonce = (await fetch(API)).headers.get('Nonce');
  const response = await fetch(`${API}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Nonce: nonce },
    body: JSON.stringify(body),
  });
  return response.json();
}

const WAYS = {
  async blocks({ id, quantity }) {
    const answer = await storeApi('add-item', { id, quantity });
    say(answer.items ? 'It is in your cart.' : answer.message);
    if (answer.items) started.drawCount(answer.items_count);
  },
  async classic({ id, quantity }) {
    const response = await fetch(`${BASE}?wc-ajax=add_to_cart`, {
      method: 'POST',
      body: new URLSearchParams({ product_id: id, quantity }),
    });
    const { fragments, message } = await response.json();
    say(fragments ? 'It is in your cart.' : message);
    for (const [selector, html] of Object.entries(fragments ?? {}))
      document.querySelector(selector).outerHTML = html;
  },
};

function addForm(product) {
  const send = (event) => {
    event.preventDefault();
    const way = WAYS[cookie('demo-way')] ?? WAYS.blocks;
    void way(Object.fromEntries(new FormData(event.target)));
  };
  return element('form', { class: 'add', onsubmit: send }, ...addFields(product));
}

const started = startShop({
  name: 'woocommerce',
  title: 'WooCommerce',
  note: 'Who is signed in is in the page as our WordPress plugin writes it.',
  ways: { blocks: 'as blocks do, by the Store API', classic: 'as classic themes do, by fragments' },
  addresses,
  whereAmI,
  addForm,
  setQuantity: ({ variantId }, quantity) =>
    quantity === 0
      ? storeApi('remove-item', { key: variantId })
      : storeApi('update-item', { key: variantId, quantity }),
  thank: (text) => location.assign(`${BASE}checkout/order-received/${text.split(':')[0]}/`),
  order,
});
