import { expect, dialogOn, test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

const second = { display_after_visit_page_active: 2 };
const onceAVisitor = { ...second, d_f_a: 'yes', d_f_r: 'time@display_once_a_visitor_2' };

test('the nth-page trigger opens on the second page of a visit', async ({ page, stub, site }) => {
  const host = await aTriggerPage({ page, stub, site }, second);
  await host.pass(1_000);
  await host.isQuiet();
  await host.goTo('/second');
  await host.pass(100);
  await host.hasOpenedBy('nth_page');
});

test('the nth-page trigger opens on each further page if the frequency allows it', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, second);
  for (const path of ['/second', '/third']) {
    await host.goTo(path);
    await host.pass(100);
    await host.hasOpenedBy('nth_page');
  }
  await expect.poll(() => stub.seen('/api/display/viewed').length).toBe(2);
});

test('the nth-page trigger opens once per visit if the frequency limits it', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, onceAVisitor);
  await host.goTo('/second');
  await host.pass(100);
  await host.hasOpenedBy('nth_page');
  await host.goTo('/third');
  await host.pass(1_000);
  const [popup] = await page.evaluate(() => Object(window).beckon.explain());
  expect(popup.state).toBe('armed');
  await expect(dialogOn(page)).toHaveCount(0);
});
