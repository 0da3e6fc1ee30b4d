import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aTemplate, drawView, type DrawnView } from '../testing/a-view.ts';
import type { OfferedProduct, ProductsAsk, ShopPort } from '../view-contract.ts';
import { cutTitle } from './cut-title.ts';
import { formatPrice } from './format-price.ts';
import * as productsFile from './index.ts';
import { loadPartFrom } from '../load-part-from.ts';

const mug: OfferedProduct = {
  productId: '1',
  variantId: '11',
  title: 'Stoneware mug',
  image: 'https://shop.test/mug.jpg',
  price: '18.5',
  compareAtPrice: '24.00',
  currency: 'USD',
  pageUrl: '/products/mug?variant=11',
  reason: 'manual',
  isSoldOut: false,
};
const others = ['12', '13', '14', '15'].map((variantId) => ({
  ...mug,
  variantId,
  title: `Mug ${variantId}`,
  compareAtPrice: '',
}));

let view: DrawnView | undefined;
afterEach(() => {
  view?.unmount();
  view = undefined;
});

interface Shop {
  readonly products?: readonly OfferedProduct[];
  readonly takes?: boolean;
}

/** A popup with one products block on a page of this shop. */
async function draw(
  attributes: string,
  { products = [mug], takes = true }: Shop = {},
  changes: Parameters<typeof drawView>[0] = {},
) {
  const asks: ProductsAsk[] = [];
  const added: string[] = [];
  const shop: ShopPort = {
    recommend: async (ask) => {
      asks.push(ask);
      return products;
    },
    addToCart: async (variantId) => {
      added.push(variantId);
      return takes;
    },
  };
  const loadPart = loadPartFrom({ products: async () => productsFile });
  const drawn = drawView({
    template: aTemplate({
      form: `<h2>For you</h2><div data-block="products" ${attributes}></div>`,
    }),
    ports: { shop, loadPart },
    ...changes,
  });
  view = drawn;
  await waitFor(() => expect(drawn.eventsNamed('SHOWN')).toHaveLength(1));
  await waitFor(() => expect(asks).toHaveLength(1));
  await waitFor(() => expect(drawn.inside.querySelector('[aria-busy=true]')).toBeNull());
  return { drawn, asks, added, inside: within(drawn.inside) };
}

test('shop recommendations show picture, title, price and the previous price', async () => {
  const { inside, drawn, asks } = await draw(
    'data-count="3" data-category="manual" data-chosen="1,2" data-action="redirect"',
  );
  expect(asks[0]).toEqual({
    popupId: 'abcdefghijk01',
    category: 'manual',
    chosen: '1,2',
    count: 3,
    action: 'redirect',
  });
  const card = inside.getByRole('listitem');
  expect(card.querySelector('img')?.getAttribute('src')).toBe('https://shop.test/mug.jpg');
  expect(card.textContent).toContain('Stoneware mug');
  expect(card.querySelector('b')?.textContent).toBe('$18.50');
  expect(card.querySelector('s')?.textContent).toBe('$24.00');
  fireEvent.click(inside.getByRole('link', { name: 'View product' }));
  expect(drawn.eventsNamed('PRODUCT_CHOSEN')).toEqual([
    {
      name: 'PRODUCT_CHOSEN',
      buttonText: 'View product',
      productId: '1',
      productName: 'Stoneware mug',
      variantId: '11',
      productUrl: '/products/mug?variant=11',
      action: 'redirect',
    },
  ]);
});

test('shop recommendations are three side by side, or four one below the other', async () => {
  const first = await draw('data-count="4"', { products: [mug, ...others] });
  expect(first.inside.getAllByRole('listitem')).toHaveLength(3);
  view?.unmount();
  const second = await draw('data-count="4" data-layout="vertical"', {
    products: [mug, ...others],
  });
  expect(second.inside.getAllByRole('listitem')).toHaveLength(4);
});

test('shop recommendations are put into the cart once, and the button says so', async () => {
  const { inside, drawn, added } = await draw('data-action="add_to_cart_redirect"');
  const button = inside.getByRole('button', { name: 'Add to cart' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('Added'));
  expect(added).toEqual(['11']);
  expect(drawn.eventsNamed('PRODUCT_CHOSEN')).toMatchObject([
    { buttonText: 'Add to cart', variantId: '11', action: 'add_to_cart_redirect' },
  ]);
});

test('shop recommendations that the cart refuses say so, redirect nowhere and can be tried again', async () => {
  const { inside, drawn, added } = await draw('data-action="add_to_cart"', { takes: false });
  fireEvent.click(inside.getByRole('button', { name: 'Add to cart' }));
  const again = await inside.findByRole('button', { name: 'Not available' });
  fireEvent.click(again);
  await waitFor(() => expect(added).toEqual(['11', '11']));
  expect(drawn.eventsNamed('PRODUCT_CHOSEN')).toEqual([]);
});

test('shop recommendations open beside the page, or have no button, as the owner says', async () => {
  const first = await draw('data-action="redirect_blank"');
  expect(
    first.inside
      .getByRole('link', { name: 'View product (opens in a new tab)' })
      .getAttribute('target'),
  ).toBe('_blank');
  view?.unmount();
  const second = await draw('data-action="no_buttons"');
  const card = within(second.inside.getByRole('listitem'));
  expect([card.queryByRole('link'), card.queryByRole('button')]).toEqual([null, null]);
});

test('shop recommendations say why they are offered if the owner did not choose them', async () => {
  const reasons = ['bought_after', 'popular_this_week', 'manual', 'new_reason'];
  const { inside } = await draw('data-count="4" data-layout="vertical"', {
    products: reasons.map((reason) => ({ ...mug, variantId: reason, reason })),
  });
  const said = inside
    .getAllByRole('listitem')
    .map((card) => card.querySelector('.bkv-product-reason')?.textContent);
  expect(said).toEqual(['Others bought it, too', 'Popular this week', undefined, undefined]);
});

test('shop recommendations that are sold out say so and cannot be put into the cart', async () => {
  const { inside } = await draw('data-action="add_to_cart"', {
    products: [{ ...mug, isSoldOut: true }],
  });
  expect(inside.getByRole('listitem').textContent).toContain('Sold out');
  expect(inside.queryByRole('button', { name: /cart/u })).toBeNull();
});

test('shop recommendations have Hebrew texts', async () => {
  const { inside } = await draw('data-action="add_to_cart"', {}, { language: 'he' });
  expect(inside.getByRole('button', { name: 'הוספה לסל' })).toBeDefined();
});

test('shop recommendations leave no empty block if the shop has none', async () => {
  const { drawn } = await draw('data-count="3"', { products: [] });
  await waitFor(() =>
    expect(drawn.inside.querySelector('.bkv-products')?.childElementCount).toBe(0),
  );
});

test.each([
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), `${'a'.repeat(50)}…`],
  ['🎈'.repeat(51), `${'🎈'.repeat(50)}…`],
  [`${'a'.repeat(49)} tail`, `${'a'.repeat(49)}…`],
  ['', ''],
])('a title is cut after 50 letters', (title, shown) => expect(cutTitle(title)).toBe(shown));

test.each([
  ['12', 'ILS', 'en', '₪12.00'],
  ['from 12', 'USD', 'en', 'from 12'],
  ['12', 'not money', 'en', '12 not money'],
  ['12', '', 'en', '12'],
  ['', 'USD', 'en', ''],
] as const)('the price %j in %j reads %s: %j', (price, currency, language, shown) =>
  expect(formatPrice(price, currency, language)).toBe(shown),
);
