import { expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import type { CallRequest } from '@beckon/host-page/send';
import type { CartState, ProductsEvent, ShopPort } from '../../shop/shop-port.ts';
import { aShop } from '../../shop/testing/a-shop.ts';
import { recordBrowsing } from './record-browsing.ts';

const CART: CartState = { productIds: ['p1'], variantIds: ['v1'], itemCount: 1, totalValue: 20 };
const MUG = { productId: 'p2', variantId: 'v2', name: 'Mug', category: 'Kitchen' };

/** A page of a shop. By default its customer is signed in. */
function aShopPage({
  kind = 'shopify' as ShopPort['kind'],
  customerId = '77',
  clientId = '0123456789abc',
} = {}) {
  const clock = fakeClock();
  const sent: CallRequest[] = [];
  let sendCart: (cart: CartState) => void = () => undefined;
  let sendProducts: (event: ProductsEvent) => void = () => undefined;
  recordBrowsing(
    {
      clock,
      apiBase: 'https://b.example',
      clientId: () => clientId,
      async call(_name, request) {
        sent.push(request);
        return { ok: false, error: { kind: 'offline', why: 'a test' } };
      },
    },
    {
      ...aShop(kind),
      cart: () => CART,
      customerId: () => (customerId === '' ? undefined : customerId),
      onProducts(handler) {
        sendProducts = handler;
      },
      onCart(handler) {
        sendCart = handler;
        return () => undefined;
      },
    },
  );
  return {
    clock,
    sent,
    read: (cart: CartState) => sendCart(cart),
    does: (event: ProductsEvent) => sendProducts(event),
    queries: () => sent.map(({ url }) => Object.fromEntries(new URL(url).searchParams)),
  };
}

it('a product that a customer looks at is recorded after five seconds', () => {
  const page = aShopPage();
  page.does({ name: 'seen', products: [MUG] });
  page.clock.pass(4_999);
  expect(page.sent).toEqual([]);
  page.clock.pass(1);
  expect(page.sent[0]?.url).toMatch(/^https:\/\/b\.example\/shopify\/save\/browse-abandonment\?/u);
  expect(page.queries()).toEqual([
    {
      clientId: '0123456789abc',
      customer: '77',
      products: '[{"product_id":"p2","variant_id":"v2","title":"Mug"}]',
      data_for: 'abandonment',
      total_cart_value: '20',
    },
  ]);
});

it.each([
  ['a stranger', { customerId: '' }],
  ['a visitor without an account', { customerId: '0' }],
  ['a site that is not known yet', { clientId: '' }],
])('a product that a customer looks at is not recorded for %s', (_, changes) => {
  const page = aShopPage(changes);
  page.does({ name: 'seen', products: [MUG] });
  page.clock.pass(5_000);
  page.read({ ...CART, itemCount: 2 });
  expect(page.sent).toEqual([]);
});

it('a product that a customer looks at is recorded at once, by name and category, when it is ordered', () => {
  const page = aShopPage({ kind: 'wix' });
  page.does({ name: 'ordered', products: [MUG] });
  expect(page.sent).toMatchObject([
    {
      url: 'https://b.example/api/display/wix/save-ordered-products',
      body: {
        json: {
          customer_id: '77',
          products: [{ product_id: 'p2', product_name: 'Mug', category: 'Kitchen' }],
          source_table: 'browse_abandonment',
        },
      },
    },
  ]);
  page.does({ name: 'ordered', products: [] });
  expect(page.sent).toHaveLength(1);
  page.does({ name: 'seen', products: [MUG] });
  page.clock.pass(5_000);
  expect(page.queries().at(-1)).toMatchObject({ data_for: 'abandonment' });
});

it('a cart is recorded if it has changed, not if it is read again', () => {
  const page = aShopPage();
  page.read(CART);
  expect(page.sent).toEqual([]);
  page.read({ ...CART, productIds: ['p1', 'p3'], itemCount: 2, totalValue: 45 });
  page.read({ ...CART, productIds: ['p1', 'p3'], itemCount: 2, totalValue: 45 });
  expect(page.queries()).toMatchObject([
    {
      data_for: 'cart',
      products: '[{"product_id":"p1","title":""},{"product_id":"p3","title":""}]',
      total_cart_value: '45',
    },
  ]);
});
