import type { ProductRecommendationAnswer } from '@beckon/contract/calls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aProduct, fillCatalogue } from '../../store/testing/a-product.ts';
import { aSiteSettings } from '../../store/testing/a-record.ts';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';

const product = (id: string, collection = 'mugs') => aProduct(id, { collections: [collection] });

let test: TestApp;
beforeEach(async () => {
  const shop = { currency: 'ILS', freeShippingFrom: 199 };
  test = await buildTestApp({
    site: { settings: aSiteSettings({ domains: ['dana.myshopify.com'], shop }) },
  });
  await test.publish();
  await fillCatalogue(test.store, 'site1', [
    product('1'),
    product('2'),
    product('3', 'hats'),
    product('4'),
    { ...product('5'), inventory: 0 },
  ]);
});
afterEach(() => test.close());

const recommend = async (fields: Readonly<Record<string, string>>) => {
  const reply = await test.post(`/api/display/shopify/product-recommendation/${POPUP_ID}`, fields);
  return reply.json<ProductRecommendationAnswer>();
};

it('a shop finds its client id by its host name', async () => {
  expect(
    (await test.app.inject('/api/display/shopify/get-client-id/Dana.myshopify.com')).json(),
  ).toEqual({ success: true, client_id: CLIENT_ID });
  expect(
    (await test.app.inject('/api/display/shopify/get-client-id/nobody.myshopify.com')).statusCode,
  ).toBe(404);
});

it('a shop returns the subtotal from which shipping is free', async () => {
  expect(
    (await test.app.inject(`/api/display/shopify/get-price-rules/${CLIENT_ID}`)).json(),
  ).toMatchObject({
    currency: 'ILS',
    price_rules: [
      {
        target_type: 'shipping_line',
        prerequisite_subtotal_range: { greater_than_or_equal_to: '199.00' },
      },
    ],
  });
});

it('a shop recommends products by choice, by collection, and by the last views', async () => {
  const ids = async (fields: Readonly<Record<string, string>>) =>
    (await recommend(fields)).data.products.map(({ product_id }) => product_id);
  expect(await ids({ category: 'manual', manual_products: '["p3","p1","p9"]' })).toEqual([
    'p3',
    'p1',
  ]);
  expect(await ids({ category: 'last_visited', last_visited: 'v5,v2' })).toEqual(['p2', 'p5']);
  expect(await ids({ category: 'product_collection', product_collection: '["hats"]' })).toEqual([
    'p3',
  ]);
  expect(await ids({ count: '99' })).toHaveLength(4);
  expect(await recommend({})).toMatchObject({
    currency: 'ILS',
    data: { products: [{ title: 'Mug 1', price: '9.90', currency: 'ILS' }, {}, {}] },
  });
});

it('a shop returns why each product was chosen, and which are sold out', async () => {
  const reasons = async (fields: Readonly<Record<string, string>>) =>
    (await recommend(fields)).data.products.map(({ product_id: id, reason }) => [id, reason]);
  const order = (customer_id: string, ...ids: readonly string[]) =>
    test.app.inject({
      method: 'POST',
      url: '/api/display/wix/save-ordered-products',
      payload: {
        client_id: CLIENT_ID,
        customer_id,
        products: ids.map((product_id) => ({ product_id })),
      },
    });
  await order('7', 'p2');
  await order('7', 'p4');
  const seen = new URLSearchParams({
    clientId: CLIENT_ID,
    customer: '7',
    products: '[{"id":"v3"}]',
    data_for: 'cart',
  });
  await test.app.inject(`/shopify/save/browse-abandonment?${seen.toString()}`);
  expect(
    await reasons({ category: 'bought_after', product_in_cart: '["v2"]', count: '4' }),
  ).toEqual([
    ['p4', 'bought_after'],
    ['p1', 'same_collection'],
    ['p5', 'same_collection'],
    ['p3', 'popular_this_week'],
  ]);
  expect(await reasons({ category: 'popular_this_week', count: '2' })).toEqual([
    ['p3', 'popular_this_week'],
    ['p1', 'catalogue_order'],
  ]);
  const [soldOut] = (await recommend({ category: 'manual', manual_products: '["v5"]' })).data
    .products;
  expect(soldOut).toMatchObject({ inventory_quantity: 0, reason: 'manual' });
});

it('a shop stores the ids of products that its customers viewed and ordered', async () => {
  const query = new URLSearchParams({
    clientId: CLIENT_ID,
    customer: '77',
    products: '[{"id":1}]',
    data_for: 'abandonment',
    total_cart_value: '9',
  });
  expect(
    (await test.app.inject(`/shopify/save/browse-abandonment?${query.toString()}`)).json(),
  ).toEqual({ success: true });
  const wix = await test.app.inject({
    method: 'POST',
    url: '/api/display/wix/save-ordered-products',
    payload: {
      client_id: CLIENT_ID,
      customer_id: '78',
      products: [{ product_id: '1', product_name: 'Mug', category: 'x' }],
      source_table: 'browse_abandonment',
    },
  });
  expect(wix.json()).toEqual({ success: true });
  const rows = await test.opened.db
    .selectFrom('activity')
    .select(['kind', 'customer_id', 'data'])
    .orderBy('customer_id')
    .execute();
  expect(rows).toEqual([
    { kind: 'shop-products', customer_id: '77', data: '{"products":["1"],"total":"9"}' },
    { kind: 'shop-order', customer_id: '78', data: '{"products":["1"]}' },
  ]);
});

it('a network can send 60 MB of viewed and ordered products an hour', async () => {
  const title = 'x'.repeat(1_000);
  const viewed = `clientId=${CLIENT_ID}&customer=1&data_for=cart&products=[{"id":1,"title":"${title}"}]`;
  const view = async () =>
    (await test.app.inject(`/shopify/save/browse-abandonment?${viewed}`)).statusCode;
  const order = async (length: number) => {
    const products = [{ product_id: '1', title: 'x'.repeat(length) }];
    const payload = { client_id: CLIENT_ID, customer_id: '1', products };
    const url = '/api/display/wix/save-ordered-products';
    return (await test.app.inject({ method: 'POST', url, payload })).statusCode;
  };
  for (let sent = 0; sent < 239; sent += 1) expect(await order(250_000)).toBe(200);
  expect(await order(210_000)).toBe(200);
  const views = await Promise.all(Array.from({ length: 12 }, view));
  expect(new Set(views)).toEqual(new Set([200, 429]));
  expect(await order(1_000)).toBe(429);
});

it('a shop gets an error if its list of products is invalid', async () => {
  const reply = await test.app.inject(
    `/shopify/save/browse-abandonment?clientId=${CLIENT_ID}&customer=1&data_for=cart&products=[`,
  );
  expect(reply.statusCode).toBe(400);
});

it('the free-mail list has one domain per line and is not fetched twice', async () => {
  const reply = await test.app.inject('/api/display/validation-emails');
  expect(reply.body).toBe('gmail.com\nwalla.co.il');
  expect(reply.headers['content-type']).toMatch(/text\/plain/);
  const again = await test.app.inject({
    url: '/api/display/validation-emails',
    headers: { 'if-none-match': String(reply.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});
