import { home, product } from './catalogue-pages.js';
import { cart, checkout, thanks } from './checkout-pages.js';
import { readCheckout } from './checkout-state.js';
import { element, setCookie } from './element.js';
import { guide } from './guide.js';

const PAGES = { home, product, cart, checkout, thanks };
const OTHERS = { shopify: 'Shopify', wix: 'Wix', ecwid: 'Ecwid', woocommerce: 'WooCommerce' };

function header({ addresses, title }) {
  return element(
    'header',
    {},
    element('a', { class: 'logo', href: addresses.home }, 'Tern & Tide'),
    element('span', { class: 'platform' }, `on ${title}`),
    element(
      'nav',
      { 'aria-label': 'Main' },
      element('a', { href: addresses.home }, 'All pieces'),
      element('a', { href: '#guide', onclick: toGuide }, 'What to try'),
    ),
    element(
      'a',
      { class: 'cart-link', href: addresses.cart },
      'Cart ',
      element('span', { class: 'cart-count', 'aria-label': 'pieces in the cart' }, '0'),
    ),
  );
}

/** Scrolls by script, because the # of the address selects the page in the Ecwid shop. */
function toGuide(event) {
  event.preventDefault();
  document.getElementById('guide').scrollIntoView();
}

function footer({ name }) {
  const others = Object.entries(OTHERS).filter(([other]) => other !== name);
  return element(
    'footer',
    {},
    element('span', {}, 'A demo shop. The same pieces on:'),
    ...others.map(([other, title]) => element('a', { href: `/demos/shops/${other}/` }, title)),
    element('a', { href: '/demos/' }, 'All demo pages'),
  );
}

/**
 * Draws a demo shop and returns functions to redraw it. `shop` contains what depends on the
 * platform: its addresses, the current page, how to change the cart.
 */
export function startShop(shop) {
  setCookie('demo-shop', shop.name);
  const drawn = {
    ...shop,
    drawCount(count) {
      for (const place of document.querySelectorAll('.cart-count')) place.textContent = count;
    },
  };
  const main = element('main', { id: 'page' });
  document.body.prepend(header(shop), main, guide(shop), footer(shop));
  const draw = async () => {
    const { page, handle } = shop.whereAmI();
    main.replaceChildren(...PAGES[page](drawn, handle));
    drawn.drawCount((await readCheckout(shop.name)).count);
  };
  void draw();
  return { draw, drawCount: drawn.drawCount };
}

/** Shows the cart's response in the page. */
export function say(text) {
  const place = document.querySelector('.message');
  if (place) place.textContent = text;
}
