import { aHostPage, CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { untilDecided } from '../helpers/until-decided.ts';

const DISPLAY = `/api/display/${CLIENT_ID}`;

test.beforeEach(({ site }) => site.setPage('/', aHostPage()));

test('a popup that the visitor fills in stays with a new query, and goes with a new route', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await field.pressSequentially('ada@');
  offer(stub, []);
  const go = (address: string) =>
    page.evaluate((to) => history.pushState({}, '', to), `${site.url}${address}`);
  await go('/?color=red');
  await go('/?color=blue');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${site.url}/?color=red`);
  await expect(field).toHaveValue('ada@');
  await field.fill('ada@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.poll(() => stub.seen('/api/display/conversion').length).toBe(1);
  await go('/other?color=red');
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  await expect.poll(() => stub.seen(DISPLAY).length).toBe(2);
  expect(stub.seen(DISPLAY)[1]?.fields['poptin_viewed_url']).toBe(`${site.url}/other?color=red`);
});

test('a form stays with a new query after another popup that was used is closed', async ({
  page,
  stub,
  site,
}) => {
  const form = aWirePopup({ poptin_id: 'embeddedform1', poptin_type: 'embedded' });
  site.setPage('/', aHostPage('<div class="beckon-embedded" data-id="embeddedform1"></div>'));
  offer(stub, [aWirePopup({ poptin_id: 'barofthispage', poptin_type: 'bar' }), form]);
  await page.goto(site.url);
  const bar = page.locator('[data-poptin-id=barofthispage]');
  await bar.getByRole('textbox').fill('ada@');
  const field = page.locator('.beckon-embedded').getByRole('textbox');
  await field.fill('grace@');
  await bar.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => history.pushState({}, '', '/?color=red'));
  await untilDecided(page);
  await expect(field).toHaveValue('grace@');
});

test('a popup whose button was pressed by keyboard stays with a new query', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Join' }).press('Enter');
  await page.evaluate(() => history.pushState({}, '', '/?color=red'));
  await untilDecided(page);
  await expect(page.getByRole('button', { name: 'Join' })).toBeVisible();
  expect(stub.seen(DISPLAY)).toHaveLength(1);
});

test('a new query is a new page again once the popup that the visitor used is closed', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  await page.evaluate(() => history.pushState({}, '', '/?color=red'));
  await expect.poll(() => stub.seen(DISPLAY).length).toBe(2);
});

test('a form in the page that the visitor fills in stays with a new query', async ({
  page,
  stub,
  site,
}) => {
  const slot = '<div class="beckon-embedded" data-id="embeddedform1"></div>';
  site.setPage('/', aHostPage(slot));
  offer(stub, [aWirePopup({ poptin_id: 'embeddedform1', poptin_type: 'embedded' })]);
  await page.goto(site.url);
  const field = page.locator('.beckon-embedded').getByRole('textbox');
  await field.fill('ada@');
  await page.evaluate(() => history.pushState({}, '', '/?color=red'));
  await page.evaluate(() => history.pushState({}, '', '/?color=blue'));
  await untilDecided(page);
  await expect(field).toHaveValue('ada@');
  expect(stub.seen(DISPLAY)).toHaveLength(1);
});
