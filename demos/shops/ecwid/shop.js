import { addFields } from '../catalogue-pages.js';
import { cookie, element } from '../element.js';
import { readOrder } from '../read-order.js';
import { say, startShop } from '../start.js';

/** An Ecwid shop is a single page of the site. The part after #! selects what it shows. */
const addresses = {
  home: '#!/',
  product: (handle) => `#!/${handle}`,
  cart: '#!/~/cart',
  checkout: '#!/~/checkout',
  thanks: '#!/~/orderConfirmation',
};
const PAGES = { cart: 'cart', checkout: 'checkout', orderConfirmation: 'thanks' };

function whereAmI() {
  const [, own, handle] = /^#!\/(?:~\/(\w+)|([\w-]+))?/.exec(location.hash) ?? [];
  if (handle) return { page: 'product', handle };
  return { page: PAGES[own] ?? 'home' };
}

const order = () => readOrder(cookie('demo-order'));

function addForm(product) {
  const send = async (event) => {
    event.preventDefault();
    const { id: variantId, quantity } = Object.fromEntries(new FormData(event.target));
    const answer = await window.demoEcwid.change({ variantId, quantity, adds: 1 });
    say(answer.lines ? 'It is in your cart.' : answer.message);
    if (answer.lines) started.drawCount(answer.count);
  };
  return element(
    'form',
    { class: 'add', onsubmit: (event) => void send(event) },
    ...addFields(product),
  );
}

const started = startShop({
  name: 'ecwid',
  title: 'Ecwid',
  note: 'All of this shop is one page: going from piece to piece changes only what is behind the # of the address.',
  addresses,
  whereAmI,
  addForm,
  setQuantity: ({ variantId }, quantity) => window.demoEcwid.change({ variantId, quantity }),
  thank() {
    const { id, cents, lines } = order();
    window.demoEcwid.orderPlaced({
      orderNumber: Number(id),
      total: cents / 100,
      items: lines.map(({ product, quantity }) => ({
        product: { id: Number(product.id), name: product.title },
        quantity,
      })),
    });
    location.hash = addresses.thanks;
  },
  order,
});
window.addEventListener('hashchange', () => {
  scrollTo(0, 0);
  void started.draw();
});
