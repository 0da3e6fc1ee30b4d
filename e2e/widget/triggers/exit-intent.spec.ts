import { test } from '../../fixtures/stub.ts';
import { aTriggerPage, pointerLeaves } from '../../models/trigger-page.ts';

const exit = { display_after_exit_website_active: 'yes' };

test('exit intent opens when the pointer leaves through the top edge', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, exit);
  await pointerLeaves(page, { y: 400 });
  await pointerLeaves(page, { over: 'select' });
  await pointerLeaves(page, { over: 'iframe' });
  await host.pass(5_000);
  await host.isQuiet();
  await pointerLeaves(page);
  await host.hasOpenedBy('exit');
});

test('after a click on a link, leaving the window is not an exit for a second', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, exit);
  await page.getByRole('link', { name: 'A link' }).dispatchEvent('click');
  await pointerLeaves(page);
  await host.isQuiet();
  await host.pass(1_000);
  await pointerLeaves(page);
  await host.hasOpenedBy('exit');
});
