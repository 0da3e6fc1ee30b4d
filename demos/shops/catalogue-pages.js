import { element, money } from './element.js';

const { products } = window.demoCatalogue;

const picture = ({ handle, title }) =>
  element('img', {
    class: 'picture',
    src: `/demos/shops/pictures/${handle}.svg`,
    alt: title,
    width: 400,
    height: 340,
  });

function price({ cents, compareAtCents }) {
  const text = element('p', { class: 'price' }, element('b', {}, money(cents)));
  if (compareAtCents) text.append(' ', element('s', {}, money(compareAtCents)));
  return text;
}

/** The home page: all products. */
export function home({ addresses }) {
  const cards = products.map((product) =>
    element(
      'a',
      { class: 'card', href: addresses.product(product.handle) },
      picture(product),
      element('h2', {}, product.title),
      price(product),
      ...(product.isSoldOut ? [element('p', { class: 'sold-out' }, 'Sold out')] : []),
    ),
  );
  return [
    element('h1', {}, 'Stoneware for tables that get used'),
    element('section', { class: 'grid', 'aria-label': 'All pieces' }, ...cards),
  ];
}

/** The page of one product. The platform provides the form that adds it to the cart. */
export function product({ addForm, addresses }, handle) {
  const found = products.find((known) => known.handle === handle);
  if (!found) return [element('h1', {}, 'There is no such piece')];
  return [
    element(
      'p',
      { class: 'crumbs' },
      element('a', { href: addresses.home }, 'All pieces'),
      ` / ${found.title}`,
    ),
    element(
      'section',
      { class: 'product' },
      picture(found),
      element(
        'div',
        {},
        element('h1', {}, found.title),
        price(found),
        element('p', {}, found.text),
        found.isSoldOut
          ? element('button', { class: 'main', type: 'button', disabled: true }, 'Sold out')
          : addForm(found),
        element('p', { class: 'message', role: 'status' }),
      ),
    ),
  ];
}

/** The inputs for variant and quantity. The platform decides what submitting them does. */
export function addFields({ variants }, name = 'id') {
  const select = element(
    'select',
    { name, 'aria-label': 'Glaze' },
    ...variants.map(({ id, title }) => element('option', { value: id }, title)),
  );
  return [
    variants.length > 1
      ? element('label', {}, 'Glaze ', select)
      : element('input', { type: 'hidden', name, value: variants[0].id }),
    element(
      'label',
      {},
      'Quantity ',
      element('input', { name: 'quantity', type: 'number', min: 1, max: 9, value: 1 }),
    ),
    element('button', { class: 'main', type: 'submit' }, 'Add to cart'),
  ];
}
