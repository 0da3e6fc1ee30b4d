import { test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

test('inactivity opens a popup after ten seconds without activity; a pointer movement restarts them', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage(
    { page, stub, site },
    { display_after_inactive_seconds_active: 10 },
  );
  await host.pass(7_000);
  await page.mouse.move(200, 200);
  await host.pass(9_900);
  await host.isQuiet();
  await host.pass(200);
  await host.hasOpenedBy('inactivity');
});
