import { test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

const adblock = { display_if_adblock_active: 'yes' };

test('the ad-blocker trigger opens a popup if the bait request is blocked', async ({
  page,
  stub,
  site,
}) => {
  await page.route('**/ads/ad-banner.js*', (route) => route.abort('blockedbyclient'));
  const host = await aTriggerPage({ page, stub, site }, adblock);
  await host.hasOpenedBy('adblock');
});

test('the ad-blocker trigger keeps a popup closed if nothing is blocked', async ({
  page,
  stub,
  site,
}) => {
  await page.route('**/ads/ad-banner.js*', (route) => route.fulfill({ status: 204 }));
  const host = await aTriggerPage({ page, stub, site }, adblock);
  await host.pass(5_000);
  await host.isQuiet();
});
