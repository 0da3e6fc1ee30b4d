import { expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import type { LinesStore } from '../cart/follow-cart.ts';
import { createShopify } from './shopify.ts';
import { aLinesStore, anyChange, recordingListeners } from '../testing/a-store.ts';

const line = (product: number, quantity: number) => ({
  product_id: product,
  variant_id: product * 10,
  quantity,
});

/** A page of a Shopify store. The test fills its cart and finishes its requests. */
function aShopifyPage(store: LinesStore = aLinesStore(), window: object = {}) {
  let answer: unknown = { items: [], item_count: 0, total_price: 0 };
  let finish: (url: string) => void = () => undefined;
  const clock = fakeClock();
  const { listeners, changes } = recordingListeners(clock);
  const shop = createShopify(
    { __st: { cid: 77 }, ...window },
    {
      listeners,
      store,
      fetchJson: () => Promise.resolve(answer),
      fetch: () => Promise.reject(new Error('offline')),
      warn: () => undefined,
      onRequestFinished(handler) {
        finish = handler;
      },
    },
  );
  const fill = (items: unknown, cents = 1999): void => {
    answer = { items, item_count: Array.isArray(items) ? items.length : 0, total_price: cents };
  };
  const fired: string[] = [];
  return {
    shop,
    changes,
    clock,
    fired,
    fill,
    wait: () => shop.onWantedChange(anyChange, () => fired.push('cart')),
    async put(items: unknown, url = 'https://a.example/cart/add.js'): Promise<void> {
      fill(items);
      finish(url);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

it('a Shopify cart on a page in another currency has its value in the currency of the shop', async () => {
  const currency = { active: 'USD', rate: '1.1' };
  const page = aShopifyPage(aLinesStore(), { Shopify: { shop: 'a.example', currency } });
  page.fill([line(1, 1)], 6600);
  await page.shop.start();
  expect(page.shop.cart()?.totalValue).toBe(60);
  expect([page.shop.currency(), page.shop.rate?.()]).toEqual(['USD', 1.1]);
});

it('a Shopify cart reports what was added and what is in it, with money in whole units', async () => {
  const page = aShopifyPage();
  await page.shop.start();
  await page.put([line(5, 1)]);
  expect(page.changes).toEqual([
    {
      action: 'add',
      productIds: ['5'],
      cart: { productIds: ['5'], variantIds: ['50'], itemCount: 1, totalValue: 19.99 },
    },
  ]);
  await page.put([], 'https://a.example/cart/change.js');
  expect(page.changes[1]).toMatchObject({ action: 'remove', productIds: ['5'] });
});

it('a Shopify cart is checked again only after requests that change it', async () => {
  const page = aShopifyPage();
  await page.shop.start();
  await page.put([line(5, 1)], 'https://a.example/products/cart/additional.js');
  expect(page.changes).toEqual([]);
});

it('a Shopify cart counts as changed on the page to which an add-to-cart form leads', async () => {
  const tab = aLinesStore();
  const product = aShopifyPage(tab);
  await product.shop.start();
  const cart = aShopifyPage(tab);
  cart.fill([line(5, 1)]);
  await cart.shop.start();
  cart.wait();
  cart.wait();
  expect(cart.fired, 'never before waiting has begun').toEqual([]);
  cart.clock.pass(0);
  expect(cart.fired).toEqual(['cart', 'cart']);
  cart.wait();
  cart.clock.pass(1_000);
  expect(cart.fired, 'a later listener does not get it').toHaveLength(2);
});

it('a Shopify cart was not added to if it is the same as on the page before, or if the tab is new', async () => {
  const tab = aLinesStore();
  for (const store of [tab, tab, aLinesStore()]) {
    const page = aShopifyPage(store);
    page.fill([line(5, 1)]);
    await page.shop.start();
    page.wait();
    page.clock.pass(1_000);
    expect(page.fired).toEqual([]);
  }
});

it('a Shopify cart that is suddenly empty was ordered: no removal is reported', async () => {
  const tab = aLinesStore([['5', 2]]);
  const thanks = aShopifyPage(tab);
  await thanks.shop.start();
  thanks.wait();
  thanks.clock.pass(1_000);
  expect(thanks.fired).toEqual([]);
});

it('a Shopify cart informs a popup that already waits if the first answer was slow', async () => {
  const page = aShopifyPage(aLinesStore([]));
  page.wait();
  page.fill([line(5, 1)]);
  await page.shop.start();
  expect(page.fired).toEqual(['cart']);
});

it('a Shopify cart knows the customer, and survives an answer that is not a cart and notes that are not ours', async () => {
  const page = aShopifyPage(aLinesStore({ lines: 'someone else' }));
  expect(page.shop.customerId()).toBe('77');
  await page.put('nonsense');
  expect(page.shop.cart()).toBeUndefined();
  expect(page.changes).toEqual([]);
});

it.each([
  [{ order_id: 1001, total_price: '57.10', currency: 'EUR' }, 1],
  [{ token: 'no order yet' }, 0],
  [undefined, 0],
])('a Shopify thank-you page reports the order: %j', (checkout, times) => {
  const orders: unknown[] = [];
  const { shop } = aShopifyPage(aLinesStore(), { Shopify: { checkout } });
  shop.onOrder?.((order) => orders.push(order));
  expect(orders).toMatchObject(times === 1 ? [{ id: 1001, value: '57.10', currency: 'EUR' }] : []);
});
