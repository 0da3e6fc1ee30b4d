import { changeCheckout, readCheckout } from './checkout-state.js';
import { element, money } from './element.js';

function lineRow(shop, line, draw) {
  const change = async (quantity) => {
    await shop.setQuantity(line, quantity);
    await draw();
  };
  const title = [line.title, line.variantTitle].filter(Boolean).join(', ');
  return element(
    'tr',
    {},
    element('td', {}, element('a', { href: shop.addresses.product(line.handle) }, title)),
    element(
      'td',
      {},
      element('input', {
        type: 'number',
        min: 0,
        max: 99,
        value: line.quantity,
        'aria-label': `Quantity of ${title}`,
        onchange: (event) => void change(Number(event.target.value)),
      }),
    ),
    element('td', {}, money(line.cents * line.quantity)),
    element(
      'td',
      {},
      element(
        'button',
        { type: 'button', 'aria-label': `Remove ${title}`, onclick: () => void change(0) },
        'Remove',
      ),
    ),
  );
}

function totals(state) {
  const rows = [
    ['Pieces', state.subtotal],
    ...(state.discount ? [[`Code ${state.code}`, -state.discount]] : []),
    ['Shipping', state.shipping],
    ['Total', state.total],
  ];
  return element(
    'dl',
    { class: 'totals' },
    ...rows.flatMap(([name, cents]) => [
      element('dt', {}, name),
      element('dd', {}, name === 'Shipping' && cents === 0 ? 'free' : money(cents)),
    ]),
  );
}

export function cart(shop) {
  const place = element('div', { class: 'cart-page' });
  const draw = async () => {
    const state = await readCheckout(shop.name);
    shop.drawCount(state.count);
    place.replaceChildren(
      ...(state.count === 0
        ? [element('p', { class: 'empty' }, 'Nothing in it yet.')]
        : [
            element(
              'table',
              { class: 'cart' },
              element('tbody', {}, ...state.lines.map((line) => lineRow(shop, line, draw))),
            ),
            totals(state),
            element('a', { class: 'button main', href: shop.addresses.checkout }, 'Go to checkout'),
          ]),
    );
  };
  void draw();
  return [element('h1', {}, 'Your cart'), place];
}

function codeForm(shop, draw) {
  const message = element('p', { class: 'message', role: 'status' });
  const send = async (event) => {
    event.preventDefault();
    const answer = await changeCheckout(shop.name, { code: event.target.elements.code.value });
    message.textContent = answer.success ? '' : answer.message;
    if (answer.success) await draw();
  };
  return element(
    'form',
    { class: 'code', onsubmit: (event) => void send(event) },
    element('label', {}, 'Discount code ', element('input', { name: 'code', required: true })),
    element('button', { type: 'submit' }, 'Use code'),
    message,
  );
}

export function checkout(shop) {
  const place = element('div', { class: 'cart-page' });
  const draw = async () => {
    const state = await readCheckout(shop.name);
    shop.drawCount(state.count);
    const order = async () => {
      const answer = await changeCheckout(shop.name, { order: 1 });
      shop.thank(answer.order);
    };
    place.replaceChildren(
      totals(state),
      ...(state.code ? [] : [codeForm(shop, draw)]),
      element(
        'button',
        {
          class: 'main',
          type: 'button',
          disabled: state.count === 0,
          onclick: () => void order(),
        },
        'Place the order',
      ),
      element('p', { class: 'message' }, 'A demo: nothing is charged and nothing is sent.'),
    );
  };
  void draw();
  return [element('h1', {}, 'Checkout'), place];
}

export function thanks(shop) {
  const order = shop.order();
  return [
    element('h1', {}, 'Thank you'),
    element(
      'p',
      { class: 'lead' },
      order
        ? `Order ${order.id} over ${money(order.cents)} is on its way, in a manner of speaking.`
        : 'There is no order to thank for.',
    ),
    element('p', {}, element('a', { class: 'button', href: shop.addresses.home }, 'Go on looking')),
  ];
}
