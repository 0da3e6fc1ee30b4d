import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addErrorReplies, createFailureReader } from '../../http/error-replies.ts';
import { demoShops } from './demo-shops.ts';

let app: FastifyInstance;
let cookies: Map<string, string>;

beforeAll(async () => {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  addErrorReplies(app, createFailureReader({ isOutage: () => false, now: Date.now }));
  await app.register(demoShops);
});
afterAll(() => app.close());
beforeEach(() => {
  cookies = new Map();
});

interface Ask {
  readonly body?: unknown;
  readonly form?: string;
  readonly headers?: Record<string, string>;
}

/** A call of a browser that keeps cookies; with a body it is a POST. */
async function ask(path: string, { body, form, headers = {} }: Ask = {}) {
  const payload = form ?? JSON.stringify(body);
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = path.startsWith('/_') ? path : `/demos/shops/${path}`;
  const answer = await app.inject(
    payload === undefined
      ? { method: 'GET', url, headers: { cookie, ...headers } }
      : { method: 'POST', url, headers: { cookie, ...headers, 'content-type': type }, payload },
  );
  for (const { name, value } of answer.cookies) cookies.set(name, value);
  return answer;
}

const MUG = '1011';
const SOLD_OUT = '106';

describe('the Shopify demo', () => {
  test('the Shopify demo adds products by script and by form, and returns its cart in cents', async () => {
    const added = await ask('shopify/cart/add.js', {
      body: { items: [{ id: Number(MUG), quantity: 2 }], sections: 'cart-drawer' },
    });
    expect(added.json()).toMatchObject({
      items: [{ variant_id: 1011, product_id: 101, quantity: 2 }],
      sections: { 'cart-drawer': expect.stringContaining('2 × Harbour mug, Sea blue') },
    });
    const landed = await ask('shopify/cart/add', { form: 'id=102&return_to=https://evil.test/' });
    expect([landed.statusCode, landed.headers.location]).toEqual([
      302,
      '/demos/shops/shopify/cart',
    ]);
    expect((await ask('shopify/cart.js')).json()).toMatchObject({
      item_count: 3,
      total_price: 7_700,
      currency: 'EUR',
    });
    await ask('shopify/cart/change.js', { body: { id: MUG, quantity: 0 } });
    await ask('shopify/cart/update.js', { body: { updates: { 102: 4 } } });
    expect((await ask('shopify/cart.js')).json()).toMatchObject({ item_count: 4 });
  });

  test.each([
    [SOLD_OUT, 'Wave tile is sold out.'],
    ['999', 'This piece is no longer sold.'],
  ])('the Shopify demo refuses variant %s with 422', async (id, description) => {
    const answer = await ask('shopify/cart/add.js', { body: { id, quantity: 1 } });
    expect([answer.statusCode, answer.json().description]).toEqual([422, description]);
  });

  test('the Shopify demo applies a code from a link, until the order', async () => {
    await ask('shopify/cart/add.js', { body: { id: '103' } });
    const link = await ask('shopify/discount/tide10?redirect=/demos/shops/shopify/checkout');
    expect(link.headers.location).toBe('/demos/shops/shopify/checkout');
    expect((await ask('shopify/checkout-state')).json()).toMatchObject({
      code: 'TIDE10',
      discount: 580,
      shipping: 490,
      total: 5_710,
    });
    const { order } = (await ask('shopify/checkout-state', { body: { order: 1 } })).json();
    expect(order).toMatch(/^\d{6}:5710:103x1\/TIDE10$/u);
    expect((await ask('shopify/cart.js')).json().item_count).toBe(0);
  });
});

describe('the WooCommerce demo', () => {
  test('the WooCommerce demo changes its cart only with the nonce, and gives prices in the smallest unit', async () => {
    const without = await ask('woocommerce/wp-json/wc/store/v1/cart/add-item', {
      body: { id: MUG },
    });
    expect(without.statusCode).toBe(401);
    const nonce = String((await ask('woocommerce/wp-json/wc/store/v1/cart')).headers['nonce']);
    const added = await ask('woocommerce/wp-json/wc/store/v1/cart/add-item', {
      body: { id: MUG, quantity: 3 },
      headers: { nonce },
    });
    expect([added.statusCode, added.json()]).toMatchObject([
      201,
      { items: [{ id: 1011, quantity: 3 }], totals: { total_items: '7200' } },
    ]);
    const refused = await ask('woocommerce/wp-json/wc/store/v1/cart/add-item', {
      body: { id: SOLD_OUT },
      headers: { nonce },
    });
    expect(refused.statusCode).toBe(400);
  });

  test('the WooCommerce demo answers classic themes with the parts of the page that change', async () => {
    const added = await ask('woocommerce/?wc-ajax=add_to_cart', {
      form: 'product_id=102&quantity=2',
    });
    expect(added.json().fragments['.cart-count']).toContain('>2<');
  });
});

test('the Wix demo reports member and cart while someone is signed in', async () => {
  expect((await ask('/_functions/currentMember')).statusCode).toBe(404);
  await ask('wix/checkout-state', { body: { variantId: MUG, quantity: 1, adds: 1 } });
  cookies.set('demo-member', 'customer7');
  expect((await ask('/_functions/currentMember')).json()).toMatchObject({
    member: { id: 'customer7' },
    cart: { lineItems: [{ catalogReference: { catalogItemId: '101' } }] },
  });
});

test.each([
  ['a%zz;', 0],
  ['1011x2.x.9999x9.102x99999.102x1/NOPE', 3],
  ['x'.repeat(5_000), 0],
])('a forged cart cookie is read as far as it is valid: %.20s', async (text, count) => {
  cookies.set('demo-cart-ecwid', text);
  const state = (await ask('ecwid/checkout-state')).json();
  expect([state.count, state.code]).toEqual([count, '']);
});

test('a product of the catalogue redirects to its page in the shop that was visited last', async () => {
  const leadsTo = async (): Promise<unknown> => (await ask('products/reed-vase')).headers.location;
  expect(await leadsTo()).toBe('/demos/shops/shopify/products/reed-vase');
  cookies.set('demo-shop', 'ecwid');
  expect(await leadsTo()).toBe('/demos/shops/ecwid/#!/reed-vase');
  expect((await ask('products/gone')).statusCode).toBe(404);
});
