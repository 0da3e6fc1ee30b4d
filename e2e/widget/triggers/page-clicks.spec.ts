import { aHostPage, dialogOn, expect, offer, test } from '../../fixtures/stub.ts';
import { aWirePopup } from '../../helpers/a-display-answer.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

test('page clicks open a popup at the third click on the page', async ({ page, stub, site }) => {
  const host = await aTriggerPage(
    { page, stub, site },
    { display_after_page_click_number_active: 3 },
  );
  await page.locator('h1').dispatchEvent('click');
  await page.locator('p').dispatchEvent('click');
  await host.isQuiet();
  await page.locator('h1').dispatchEvent('click');
  await host.hasOpenedBy('page_clicks');
});

test('a click on a popup does not count as a click on the page', async ({ page, stub, site }) => {
  offer(stub, [
    aWirePopup({ poptin_type: 'bar', poptin_id: 'barthatcloses' }),
    aWirePopup({
      display_after_sec_active: 'no',
      display_after_page_click_number_active: 1,
    }),
  ]);
  site.setPage('/', aHostPage());
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.locator('h1').click();
  await expect(dialogOn(page)).toBeVisible();
  // The view is reported in a task of its own, after the popup is drawn.
  await expect
    .poll(() => stub.seen('/api/display/viewed').map(({ fields }) => fields['trigger']))
    .toEqual(['time', 'page_clicks']);
});
