import { test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

test('opens on the second page of a visit', async ({ page, stub, site }) => {
  const host = await aTriggerPage({ page, stub, site }, { display_after_visit_page_active: 2 });
  await host.pass(1_000);
  await host.isQuiet();
  await host.goTo('/second');
  await host.pass(100);
  await host.hasOpenedBy('nth_page');
});
