import { test } from '../../fixtures/stub.ts';
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
