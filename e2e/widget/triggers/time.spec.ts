import { test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

test('a popup opens when its seconds on the page are over, and not before', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage(
    { page, stub, site },
    { display_after_sec_active: 8, display_after_sec_active_on: 'page' },
  );
  await host.pass(7_900);
  await host.isQuiet();
  await host.pass(200);
  await host.hasOpenedBy('time');
});

test('seconds on the site are counted across its pages', async ({ page, stub, site }) => {
  const host = await aTriggerPage(
    { page, stub, site },
    { display_after_sec_active: 30, display_after_sec_active_on: 'website' },
  );
  await host.pass(20_000);
  await host.goTo('/second');
  await host.isQuiet();
  await host.pass(10_000);
  await host.hasOpenedBy('time_on_site');
});
