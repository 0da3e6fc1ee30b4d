import { aHostPage, dialogOn, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const ARM_FILE = /\/arm-[^/]*\.js$/u;
const TRIGGERS_FILE = /\/triggers-[^/]*\.js$/u;

test('events of the page count even if the code that arms popups fails or loads late', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup({ display_after_sec_active: 'no', display_on_event_active: 'now' })]);
  await page.route(ARM_FILE, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto(site.url);
  await refused;
  const show = (): Promise<boolean> =>
    page.evaluate(() => Object(window).beckon.show('abcdefghijk01'));
  expect(await show()).toBe(false);
  await page.unroute(ARM_FILE);
  const held = Promise.withResolvers<void>();
  await page.route(ARM_FILE, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asksAgain = page.waitForRequest(ARM_FILE);
  await page.evaluate(() => history.pushState({}, '', '/?page=2'));
  await asksAgain;
  await page.evaluate(() => Object(window).beckon.trigger('now'));
  await expect(dialogOn(page)).toHaveCount(0);
  held.resolve();
  await expect(dialogOn(page)).toBeVisible();
});

test('after a failure, the next try loads the code that shows popups, and the form works', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup()]);
  const refused: string[] = [];
  await page.route(/\/(?:show|respond)-[^/]*\.js/, (route) => {
    const file = new URL(route.request().url()).pathname.replace(/.*\/(\w+)-.*/u, '$1');
    if (refused.includes(file)) return route.continue();
    refused.push(file);
    return route.abort();
  });
  const failed = page.waitForEvent('requestfailed');
  await page.goto(site.url);
  await failed;
  await page.evaluate(() => Object(window).beckon.show('abcdefghijk01'));
  await expect(dialogOn(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
  await expect.poll(() => stub.seen('/api/display/conversion/').length).toBe(1);
  expect(refused).toEqual(['show', 'respond']);
});

test('triggers that watch the page load on a later try, and a popup by time opens at once', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage());
  offer(stub, [
    aWirePopup({ poptin_id: 'timedpopup001', display_after_page_click_number_active: 1 }),
    aWirePopup({
      poptin_id: 'clickedpopup1',
      display_after_sec_active: 'no',
      display_after_page_click_number_active: 2,
    }),
  ]);
  await page.route(TRIGGERS_FILE, (route) => route.abort());
  await page.clock.install();
  await page.goto(site.url);
  const shown = (id: string) => page.locator(`.poptin-popup[data-poptin-id="${id}"]`);
  await expect(shown('timedpopup001')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toHaveCount(0);
  await page.unroute(TRIGGERS_FILE);
  const loaded = page.waitForResponse(TRIGGERS_FILE);
  await page.clock.runFor(60_000);
  const address = JSON.stringify((await loaded).url());
  await page.evaluate(`import(${address}).then(() => undefined)`);
  await page.locator('h1').dispatchEvent('click');
  await expect(dialogOn(page)).toHaveCount(0);
  await page.locator('h1').dispatchEvent('click');
  await expect(shown('clickedpopup1')).toBeVisible();
  await expect(shown('timedpopup001')).toHaveCount(0);
});
