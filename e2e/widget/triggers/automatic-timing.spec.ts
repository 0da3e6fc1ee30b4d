import { test } from '../../fixtures/stub.ts';
import { aTriggerPage, pointerLeaves } from '../../models/trigger-page.ts';

const auto = { auto_pilot_trigger: 'yes' };

test('automatic timing opens when nothing happens for 20 s, and reports this reason', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, auto);
  await host.pass(17_000);
  await host.isQuiet();
  await host.pass(3_500);
  await host.hasOpenedBy('inactivity');
});

test('automatic timing opens at an exit before that, and reports this reason', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, auto);
  await pointerLeaves(page);
  await host.hasOpenedBy('exit');
});
