import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';
import { demoShop } from '../models/demo-shop.ts';

test("a visitor goes from a product to the cart and to a popup, and the popup's code works at the WooCommerce checkout", async ({
  page,
  server,
}) => {
  const shop = demoShop(page, server.url, 'woocommerce');
  await shop.asNew({ 'demo-try': 'removed', 'demo-way': 'classic', 'demo-member': 'customer7' });
  await shop.look('reed-vase');
  await shop.isToGo('60.00');
  await shop.add();
  await shop.isToGo('2.00');
  await shop.look('harbour-mug');
  await page.getByLabel('Glaze').selectOption('Sand');
  await shop.add(2);
  await shop.shippingIsFree();

  await page.getByRole('link', { name: /^Cart/u }).click();
  await shop.shippingIsFree();
  await page.getByRole('button', { name: 'Remove Harbour mug, Sand' }).click();
  const popup = shop.popup('demoTryRemov1').root;
  await expect(popup).toContainText('Changed your mind?');
  const code = await popup.locator('code').innerText();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('Discount code').fill('NOPE');
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText('The code NOPE is not known here.')).toBeVisible();
  await page.getByLabel('Discount code').fill(code);
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByRole('main')).toContainText(/Code TIDE10\s*-€5\.80/u);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('main')).toContainText(/Order \d{6} over €57\.10/u);
  const order = await page.locator('#beckon-order').textContent();
  expect(JSON.parse(order ?? '')).toMatchObject({ value: 57.1, currency: 'EUR' });
  await dashboard(page, server.url).signIn();
  const report = `${server.url}/api/owner/popups/demoTryRemov1/report`;
  await expect
    .poll(async () => (await (await page.request.get(report)).json()).carts, {
      message: 'the popup learns that the cart it was shown with was ordered',
    })
    .toMatchObject({ seen: 1, ordered: 1, revenue: [{ currency: 'EUR', orders: 1, value: 57.1 }] });
});

test('each shop reports its orders, each with its own number', async ({ page, server }) => {
  const shops = [
    { name: 'shopify', checkout: 'checkout' },
    { name: 'wix', checkout: 'checkout' },
    { name: 'ecwid', checkout: '#!/~/checkout' },
  ] as const;
  for (const { name, checkout } of shops)
    await test.step(name, async () => {
      const shop = demoShop(page, server.url, name);
      await shop.asNew();
      await shop.look('harbour-mug');
      await shop.isToGo('60.00');
      await shop.add();
      await shop.isToGo('36.00');
      await shop.visit(checkout);
      const sent = page.waitForRequest(/\/api\/display\/goal\//u);
      await page.getByRole('button', { name: 'Place the order' }).click();
      const order = page.getByText(/^Order \d{6} over €28\.90/u);
      const [, number = ''] = /Order (\d+)/u.exec(await order.innerText()) ?? [];
      const goal = new URLSearchParams((await sent).postData() ?? '');
      expect(Object.fromEntries(goal)).toMatchObject({
        goal: 'order',
        value: '28.9',
        goal_id: number,
      });
    });
});

test('a popup adds products to the cart in Ecwid; in Wix, where scripts cannot, its button says so', async ({
  page,
  server,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const ecwid = demoShop(page, server.url, 'ecwid');
  await ecwid.asNew({ 'demo-try': 'added' });
  await ecwid.look('harbour-mug');
  await ecwid.isToGo('60.00');
  await ecwid.add();
  const inEcwid = ecwid.popup('demoTryAdded1').root;
  const jug = inEcwid.getByRole('listitem').filter({ hasText: 'Milk jug' });
  await jug.getByRole('button').click();
  await expect(jug.getByRole('button')).toHaveText('Added');
  await ecwid.shippingIsFree();

  const wix = demoShop(page, server.url, 'wix');
  await wix.asNew({ 'demo-try': 'added', 'demo-member': 'customer7' });
  await wix.look('harbour-mug');
  await wix.isToGo('60.00');
  await wix.add();
  await wix.isToGo('36.00');
  const inWix = wix.popup('demoTryAdded1').root.getByRole('listitem').first();
  await inWix.getByRole('button').click();
  await expect(inWix.getByRole('button')).toHaveText('Not available');
  expect(warnings.filter((line) => line.includes('Wix lets no script'))).toHaveLength(1);
});

test('events of Wix count from the moment its analytics load, even long after our script', async ({
  page,
  server,
}) => {
  const shop = demoShop(page, server.url, 'wix');
  await shop.asNew({ 'demo-try': 'added', 'demo-analytics': 'held' });
  await shop.look('harbour-mug');
  await shop.isToGo('60.00');
  await shop.add();
  await expect(page.getByText('It is in your cart.')).toBeVisible();
  await shop.rests();
  await shop.isToGo('60.00');
  const popup = shop.popup('demoTryAdded1').root;
  await expect(popup).toHaveCount(0);
  await page.getByRole('button', { name: 'Let them come now' }).click();
  await shop.isToGo('36.00');
  await expect(popup).toContainText('Goes well with it');
});

test('nothing starts in a Shopify shop before consent, and everything after it', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const shop = demoShop(page, server.url, 'shopify');
  await shop.asNew({ 'demo-consent': 'withheld' });
  await page.clock.install();
  await shop.visit('');
  await expect(page.getByLabel('Consent withheld')).toBeChecked();
  await page.waitForFunction(() => 'customerPrivacy' in Object(window).Shopify);
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  await page.getByLabel('Consent withheld').uncheck();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await shop.isToGo('60.00');
});

const LINE = { product_id: 1, variant_id: 11, quantity: 1, price: -500 };
const BAD_CARTS = [
  { what: 'is not there', status: 404, body: 'no such page', lines: 1, toGo: '60.00' },
  { what: 'is a page', status: 200, body: '<!doctype html><p>Sorry</p>', lines: 1, toGo: '60.00' },
  {
    what: 'has negative prices',
    status: 200,
    body: JSON.stringify({ items: [LINE], item_count: 1, total_price: -500 }),
    lines: 0,
    toGo: '60.00',
  },
  {
    what: 'has 10,000 lines',
    status: 200,
    body: JSON.stringify({
      items: Array.from({ length: 10_000 }, (_, id) => ({ ...LINE, product_id: id })),
      item_count: 10_000,
      total_price: 1_000,
    }),
    lines: 0,
    toGo: '50.00',
  },
  { what: 'never comes', status: undefined, body: '', lines: 0, toGo: '60.00' },
] as const;

test('a cart that cannot be read gives one line in the console, and the popup shows', async ({
  page,
  server,
}) => {
  const said: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('beckon:')) said.push(message.text());
  });
  page.on('pageerror', (error) => thrown.push(error.message));
  const shop = demoShop(page, server.url, 'shopify');
  for (const { what, status, body, lines, toGo } of BAD_CARTS)
    await test.step(what, async () => {
      said.length = 0;
      await shop.asNew({ 'demo-try': 'added' });
      await page.route('**/cart.js', (route) => {
        if (status !== undefined) void route.fulfill({ status, body });
      });
      await shop.look('harbour-mug');
      await shop.isToGo(toGo);
      expect(said).toHaveLength(lines);
      await page.unroute('**/cart.js');
    });
  await test.step('a variant that no longer exists', async () => {
    await shop.asNew({ 'demo-try': 'added' });
    await shop.look('harbour-mug');
    await shop.add();
    const first = shop.popup('demoTryAdded1').root.getByRole('listitem').first();
    await page.route('**/cart/add.js', (route) => route.fulfill({ status: 422, json: {} }));
    said.length = 0;
    await first.getByRole('button').click();
    await expect(first.getByRole('button')).toHaveText('Not available');
    expect(said).toHaveLength(1);
  });
  expect(thrown).toEqual([]);
});
