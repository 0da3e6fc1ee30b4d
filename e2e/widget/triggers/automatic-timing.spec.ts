import { dialogOn, expect, test } from '../../fixtures/stub.ts';
import { isHeldBack } from '../../models/filter-page.ts';
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

test('automatic timing is capped by a frequency rule that names it, whatever made it open', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage(
    { page, stub, site },
    {
      ...auto,
      d_f_a: 'yes',
      d_f_r: 'auto_pilot@display_once_a_visitor_2',
    },
  );
  await pointerLeaves(page);
  await host.hasOpenedBy('exit');
  await page.evaluate(() => sessionStorage.clear());
  await host.goTo('/second');
  await pointerLeaves(page);
  await isHeldBack(page, 'frequency');
});

test('automatic timing opens once in each visit, also if the tab stays open between them', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, auto);
  await pointerLeaves(page);
  await host.hasOpenedBy('exit');
  await host.goTo('/second');
  await pointerLeaves(page);
  await expect(dialogOn(page)).toHaveCount(0);
  // Without its marker, the visit is over.
  await page.context().clearCookies({ name: 'poptin_session' });
  await host.goTo('/third');
  await pointerLeaves(page);
  await host.hasOpenedBy('exit');
});
