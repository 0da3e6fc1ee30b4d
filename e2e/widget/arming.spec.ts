import { aHostPage, dialogOn, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const ARM_FILE = /\/arm-[^/]*\.js$/u;

test('what arms popups may fail, and may come late: what the page says meanwhile counts', async ({
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
