import { afterEach, expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { aLinesStore, anyChange, recordingListeners } from '../testing/a-store.ts';
import { changesWooCart } from './store-api.ts';
import { createWooCommerce } from './woocommerce.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

const cartOf = (...ids: number[]) => ({
  items: ids.map((id) => ({ id, quantity: 2, name: 'Mug' })),
  items_count: ids.length * 2,
  totals: { total_items: String(ids.length * 2500), currency_code: 'EUR', currency_minor_unit: 2 },
});

/** A page of a WooCommerce store. The test fills its cart and finishes its requests. */
function aWooPage({ status = 201, kept }: { status?: number; kept?: unknown } = {}) {
  let answer: unknown = cartOf();
  let finish: (url: string) => void = () => undefined;
  const asked: string[] = [];
  const sent: RequestInit[] = [];
  const lines: string[] = [];
  const { listeners, changes } = recordingListeners(fakeClock());
  const shop = createWooCommerce(
    {},
    {
      document,
      listeners,
      store: aLinesStore(kept),
      warn: (line) => lines.push(line),
      fetchJson: async (url) => {
        asked.push(url);
        return answer;
      },
      async fetch(url, init) {
        if (init.method === 'POST') sent.push({ ...init, headers: init.headers ?? {} });
        asked.push(url);
        return { status, ok: status < 400, headers: new Headers({ Nonce: 'n-1' }) };
      },
      onRequestFinished(handler) {
        finish = handler;
      },
    },
  );
  return {
    shop,
    changes,
    asked,
    sent,
    lines,
    async put(cart: unknown, url: string): Promise<void> {
      answer = cart;
      finish(url);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

it('a WooCommerce cart is read from the address that the page names for the interface of WordPress', async () => {
  document.head.innerHTML =
    '<link rel="https://api.w.org/" href="https://a.example/shop/wp-json/"><script type="application/json" id="beckon-shop">{"customerId":"7","currency":"ILS"}</script>';
  const page = aWooPage();
  expect(page.shop.currency()).toBe('ILS');
  await page.shop.start();
  expect(page.asked).toEqual(['https://a.example/shop/wp-json/wc/store/v1/cart']);
  expect([page.shop.customerId(), page.shop.currency()]).toEqual(['7', 'EUR']);
});

it('a WooCommerce cart reports what a request of the page has added, with money in whole units', async () => {
  const page = aWooPage();
  await page.shop.start();
  await page.put(cartOf(31), 'https://a.example/?wc-ajax=add_to_cart');
  expect(page.changes).toEqual([
    {
      action: 'add',
      productIds: ['31'],
      cart: { productIds: ['31'], variantIds: ['31'], itemCount: 2, totalValue: 25 },
    },
  ]);
  await page.put(cartOf(), 'https://a.example/wp-json/wc/store/v1/cart/remove-item?key=x');
  expect(page.changes.at(-1)).toMatchObject({ action: 'remove', productIds: ['31'] });
});

it('a WooCommerce cart counts what a form added on the way from the page before', async () => {
  const page = aWooPage({ kept: [['31', 2]] });
  const fired: string[] = [];
  page.shop.onWantedChange({ ...anyChange, productIds: ['32'] }, () => fired.push('cart'));
  await page.put(cartOf(31, 32), 'https://a.example/?wc-ajax=get_refreshed_fragments');
  expect(fired).toEqual(['cart']);
});

it.each([undefined, '<html>', { code: 'rest_no_route' }, { items: 'none' }])(
  'a WooCommerce cart that answers %s is unknown, and nothing breaks',
  async (answer) => {
    const page = aWooPage();
    await page.put(answer, '/?wc-ajax=add_to_cart');
    expect([page.shop.cart(), page.changes]).toEqual([undefined, []]);
  },
);

it('a WooCommerce cart is cut to 500 products of 10,000 lines, and a price below zero counts as zero', async () => {
  const page = aWooPage();
  const cart = cartOf(...Array.from({ length: 10_000 }, (_, id) => id + 1));
  cart.totals.total_items = '-5';
  await page.put(cart, '/?wc-ajax=add_to_cart');
  expect(page.shop.cart()?.productIds).toHaveLength(500);
  expect(page.shop.cart()).toMatchObject({ itemCount: 20_000, totalValue: 0 });
});

it.each([
  ['with tax, as its items have it', '', 2900, 55],
  ['without tax, as its items have it', '', 2417, 45.83],
  ['with tax, because the plugin says so', '{"pricesIncludeTax":true}', 0, 55],
  ['without tax, because the plugin says so', '{"pricesIncludeTax":false}', 0, 45.83],
])(
  'a WooCommerce cart has the value that it shows, less its coupons: %s',
  async (_, json, price, value) => {
    document.head.innerHTML = `<script type="application/json" id="beckon-shop">${json}</script>`;
    const page = aWooPage();
    const totals = {
      ...cartOf(31).totals,
      total_items: '4833',
      total_items_tax: '967',
      total_discount: '250',
      total_discount_tax: '50',
    };
    const items = [{ id: 31, quantity: 2, prices: { price: String(price) } }];
    await page.put({ ...cartOf(31), items, totals }, '/?wc-ajax=add_to_cart');
    expect(page.shop.cart()?.totalValue).toBe(value);
  },
);

it('a WooCommerce cart takes a variation with the nonce that came with the cart', async () => {
  const page = aWooPage();
  expect(await page.shop.addToCart('77', 3)).toBe(true);
  expect(page.asked.at(-1)).toBe('/wp-json/wc/store/v1/cart/add-item');
  expect(page.sent).toMatchObject([{ headers: { Nonce: 'n-1' }, body: '{"id":77,"quantity":3}' }]);
});

it.each([
  ['{"id":"1001","value":129.9,"currency":"ILS"}', [{ id: '1001', value: 129.9, currency: 'ILS' }]],
  ['{"value":5}', []],
  ['{"id":', []],
])('a WooCommerce cart ends with the order that our plugin prints: %s', (json, orders) => {
  const script = document.createElement('script');
  script.id = 'beckon-order';
  script.type = 'application/json';
  script.textContent = json;
  document.head.append(script);
  const heard: unknown[] = [];
  aWooPage().shop.onOrder?.((order) => heard.push(order));
  expect(heard).toEqual(orders);
});

it('a WooCommerce cart that refuses a product causes a line in the log', async () => {
  const page = aWooPage({ status: 400 });
  expect(await page.shop.addToCart('77', 3)).toBe(false);
  expect(page.lines).toEqual(["the store's cart did not take 77: status 400"]);
});

it.each([
  ['https://a.example/wp-json/wc/store/v1/cart', false],
  ['https://a.example/?rest_route=%2Fwc%2Fstore%2Fv1%2Fcart%2Fadd-item', true],
  ['https://a.example/wp-json/wc/store/v1/batch?_locale=user', true],
  ['https://a.example/?wc-ajax=add_to_cart', true],
  ['https://a.example/?wc-ajax=checkout', false],
  ['https://a.example/cart/', true],
  ['https://a.example/cart/?remove_item=5f&_wpnonce=1', true],
  ['https://a.example/kosar/?undo_item=5f', true],
  ['https://a.example/cart', true],
  ['https://a.example/shop/', false],
  ['https://a.example/shop/cart/', false],
  ['https://b.example/cart/', false],
])('a request to %s may change the cart: %s', (url, may) => {
  expect(changesWooCart(url, 'https://a.example/cart/')).toBe(may);
  expect(changesWooCart(url, 'https://a.example/cart')).toBe(may);
});

it.each([
  'https://a.example/shop/?rest_route=/wc/store/v1/cart',
  'https://a.example/shop/?rest_route=%2Fwc%2Fstore%2Fv1%2Fcart',
])('the reading at %s is not taken for a request of a cart page with the same path', (url) => {
  expect(changesWooCart(url, 'https://a.example/shop/?page_id=7')).toBe(false);
});

it.each(['{"customerId":', '[]', ''])('the customer is unknown if the plugin wrote %j', (text) => {
  document.head.innerHTML = `<script type="application/json" id="beckon-shop">${text}</script>`;
  expect(aWooPage().shop.customerId()).toBeUndefined();
});
