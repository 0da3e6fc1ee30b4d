import { aHostPage, CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const LINK = '<a href="/prices" onclick="void \'abcdefghijk01\'">Open</a>';
const DISPLAY = `/api/display/${CLIENT_ID}`;

test.beforeEach(({ site }) => {
  site.setPage('/', aHostPage(LINK));
  site.setPage('/prices', '<!doctype html><title>Prices</title>');
});

test('a link leads where it points if the server is away', async ({ page, site }) => {
  await page.route(/\/api\/display|\/widget\//u, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(DISPLAY));
  await page.goto(site.url);
  await failed;
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(`${site.url}/prices`);
});

for (const part of ['show', 'arm'])
  test(`a link leads where it points if the part ${part} does not load`, async ({
    page,
    stub,
    site,
  }) => {
    offer(stub, [aWirePopup({ display_after_sec_active: 'no' })]);
    await page.route(new RegExp(`/${part}-[^/]*\\.js$`, 'u'), (route) => route.abort());
    await page.goto(site.url);
    await expect.poll(() => stub.seen(DISPLAY).length).toBe(1);
    await page.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL(`${site.url}/prices`);
  });
