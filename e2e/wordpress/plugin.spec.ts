import { expect, test } from '../fixtures/worker.ts';
import { ownerApi } from '../helpers/owner-api.ts';
import { type RunningServer, startServer } from '../helpers/server.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { WORDPRESS, WordpressPerson } from '../models/wordpress.ts';

// WordPress answers a page in one to three seconds on a busy machine, and a test opens up to twenty.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let beckon: RunningServer;
test.beforeAll(async () => {
  beckon = await startServer();
});
test.afterAll(() => beckon.stop());

const FORM = 'Form000000001';

test('the plugin loads nothing until the owner has entered the site, and shows a message', async ({
  page,
}) => {
  const owner = new WordpressPerson(page);
  expect(await owner.scriptsOn('/')).toEqual([]);
  await owner.signIn('owner');
  await page.goto(`${WORDPRESS}/wp-admin/plugins.php`);
  await page.locator('[data-slug="beckon-popups"]').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Nothing is loaded yet')).toBeVisible();
  await owner.save({
    clientId: ' 0123456789ABC',
    server: 'https://popups.example.com/pixel.js?id=1',
  });
  await expect(page.getByLabel('Client id')).toHaveValue('0123456789abc');
  await expect(page.getByLabel('Server address')).toHaveValue('https://popups.example.com');
  const [tag, ...more] = await owner.scriptsOn('/');
  expect(more).toEqual([]);
  expect(tag).toContain('src="https://popups.example.com/pixel.js?id=0123456789abc"');
  expect(tag).toMatch(/ async[ >]/u);
});

test('the plugin keeps the saved settings if an entry is invalid, and shows the problem', async ({
  page,
}) => {
  const owner = new WordpressPerson(page);
  await owner.signIn('owner');
  await owner.openSettings();
  await owner.save({ clientId: '"><script>alert(1)</script>', server: 'javascript:alert(1)' });
  await expect(page.getByText('A client id has 13 digits')).toBeVisible();
  await expect(page.getByText('The address must look like')).toBeVisible();
  await expect(page.getByLabel('Client id')).toHaveValue('0123456789abc');
  await owner.save({ except: '"></textarea><script>alert(1)</script>' });
  expect(await page.content()).not.toContain('<script>alert(1)');
  await owner.save({ except: '' });
});

test('the plugin shows the settings only to people who may manage the site', async ({ page }) => {
  const reader = new WordpressPerson(page);
  await reader.signIn('reader');
  await reader.openSettings();
  await expect(page.getByLabel('Client id')).toHaveCount(0);
  const form = {
    option_page: 'beckon-popups',
    action: 'update',
    'beckon_settings[client_id]': 'fff',
  };
  const refused = await page.request.post(`${WORDPRESS}/wp-admin/options.php`, { form });
  expect(refused.status()).toBe(403);
});

test('the plugin ignores settings that another website sends', async ({ page }) => {
  const owner = new WordpressPerson(page);
  await owner.signIn('owner');
  const form = {
    option_page: 'beckon-popups',
    action: 'update',
    'beckon_settings[client_id]': 'ffffffffffffff'.slice(1),
    'beckon_settings[server]': 'https://evil.example',
  };
  const refused = await page.request.post(`${WORDPRESS}/wp-admin/options.php`, { form });
  expect(refused.status()).toBe(403);
  expect((await owner.scriptsOn('/'))[0]).toContain('popups.example.com');
});

test('the plugin adds forms by shortcode and by block, and loads the script on their pages', async ({
  page,
  browser,
}) => {
  const owner = new WordpressPerson(page);
  await owner.signIn('owner');
  const byShortcode = await owner.publish(`[beckon-form id="${FORM}"]`);
  const byBlock = await owner.publish(`<!-- wp:beckon/form {"id":"${FORM}"} /-->`);
  const hostile = await owner.publish('[beckon-form id=\'x"onload="alert(1)\']');
  await owner.openSettings();
  await owner.save({ where: 'forms' });
  const place = `<div class="beckon-embedded" data-id="${FORM}"></div>`;
  for (const path of [byShortcode, byBlock]) {
    expect(await owner.html(path)).toContain(place);
    expect(await owner.scriptsOn(path)).toHaveLength(1);
  }
  expect(await owner.html(hostile)).toContain('this form has no valid id');
  const visitor = new WordpressPerson(await (await browser.newContext()).newPage());
  const seen = await visitor.html(hostile);
  expect(seen).not.toContain('onload="alert(1)');
  expect(seen).not.toContain('no valid id');
  expect(await visitor.scriptsOn('/')).toEqual([]);
  await visitor.page.context().close();
});

test('the plugin loads the script on the pages that the owner chose', async ({ page, browser }) => {
  const owner = new WordpressPerson(page);
  const visitor = new WordpressPerson(await (await browser.newContext()).newPage());
  await owner.signIn('owner');
  const article = new URL(process.env['BECKON_WORDPRESS_ARTICLE'] ?? '').search;
  const loads = async (...paths: string[]): Promise<boolean[]> =>
    Promise.all(paths.map(async (path) => (await visitor.scriptsOn(path)).length === 1));
  const pages = ['/', `/${article}`, '/?shop=product'];
  const expected: [string, boolean[]][] = [
    ['everywhere', [true, true, true]],
    ['front', [true, false, true]],
    ['content', [false, true, false]],
    ['shop', [false, false, true]],
  ];
  for (const [where, found] of expected) {
    await owner.openSettings();
    await owner.save({ where });
    expect(await loads(...pages), where).toEqual(found);
  }
  await owner.openSettings();
  await owner.save({ where: 'everywhere', except: 'checkout/*\n/pay-*', forEditors: false });
  const paths = ['/', '/checkout', '/checkout/pay/', '/checkouts', '/pay-now', '/a/pay-now'];
  expect(await loads(...paths.map((path) => `/?as=${path}`))).toEqual(
    paths.map((path) => !['/checkout', '/checkout/pay/', '/pay-now'].includes(path)),
  );
  expect(await owner.scriptsOn('/')).toEqual([]);
  await owner.openSettings();
  await owner.save({ except: '', forEditors: true });
  await visitor.page.context().close();
});

test('the plugin prints data of a WooCommerce shop, and nothing without a shop', async ({
  page,
  browser,
}) => {
  const owner = new WordpressPerson(page);
  await owner.signIn('owner');
  const visitor = new WordpressPerson(await (await browser.newContext()).newPage());
  const facts = async (person: WordpressPerson, path: string): Promise<Record<string, unknown>> => {
    await person.page.goto(`${WORDPRESS}${path}`);
    return person.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('script[type="application/json"][id^="beckon-"]')].map(
          ({ id, textContent }) => [id, JSON.parse(textContent)],
        ),
      ),
    );
  };
  const shop = { platform: 'woocommerce', currency: 'ILS', cartPage: `${WORDPRESS}/cart/` };
  expect(await facts(visitor, '/')).toEqual({});
  expect(await facts(visitor, '/?shop=product')).toEqual({
    'beckon-shop': { ...shop, pricesIncludeTax: true },
  });
  expect(await facts(owner, '/?shop=product')).toEqual({
    'beckon-shop': { ...shop, pricesIncludeTax: true, customerId: '1' },
  });
  expect(await facts(visitor, '/?shop=thanks&order=7')).toEqual({
    'beckon-shop': shop,
    'beckon-order': { id: 'A</script>7', value: 149.9, currency: 'ILS' },
  });
  expect((await facts(visitor, '/?shop=thanks&order=13'))['beckon-order']).toBeUndefined();
  await visitor.page.context().close();
});

test('the plugin offers the block in the editor', async ({ page }) => {
  const owner = new WordpressPerson(page);
  await owner.signIn('owner');
  await page.goto(`${WORDPRESS}/wp-admin/post-new.php?post_type=page`);
  const saved = await page.evaluate((id) => {
    const { blocks } = Reflect.get(window, 'wp');
    return String(blocks.serialize([blocks.createBlock('beckon/form', { id })]));
  }, FORM);
  expect(saved).toBe(`<!-- wp:beckon/form {"id":"${FORM}"} /-->`);
});

test('the plugin shows an embedded form of a real Beckon to a visitor', async ({
  page,
  browser,
}) => {
  const beckonOwner = await ownerApi(beckon.url);
  const formId = await beckonOwner.publish({ type: 'embedded' });
  const owner = new WordpressPerson(page);
  await owner.signIn('owner');
  await owner.openSettings();
  await owner.save({ clientId: DEMO_CLIENT_ID, server: beckon.url });
  const path = await owner.publish(`[beckon-form id="${formId}"]`);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${WORDPRESS}${path}`);
  await expect(visitor.locator(`.beckon-embedded[data-id="${formId}"] form`)).toBeVisible();
  await visitor.context().close();
  await beckonOwner.close();
});

test('the plugin removes everything when it is deleted', async ({ page }) => {
  const owner = new WordpressPerson(page);
  await owner.signIn('owner');
  await page.goto(`${WORDPRESS}/wp-admin/plugins.php`);
  const row = page.locator('[data-slug="beckon-popups"]');
  await row.getByRole('link', { name: 'Deactivate' }).click();
  await expect(row.getByRole('link', { name: 'Activate' })).toBeVisible();
  expect(await owner.scriptsOn('/')).toEqual([]);
  page.on('dialog', (dialog) => void dialog.accept());
  await row.getByRole('link', { name: 'Delete' }).click();
  await expect(page.getByText('was successfully deleted')).toBeVisible();
  await page.goto(`${WORDPRESS}/wp-admin/options.php`);
  await expect(page.locator('#beckon_settings')).toHaveCount(0);
});
