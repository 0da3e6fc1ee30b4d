import { expect, test } from '../../fixtures/stub.ts';
import { aTriggerPage, pointerLeaves } from '../../models/trigger-page.ts';

const several = {
  display_after_sec_active: 8,
  display_after_scroll_active: 50,
  display_after_exit_website_active: 'yes',
  display_on_event_active: 'now',
};

test('the first of several triggers to fire opens the popup and is reported', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, several);
  await host.pass(7_000);
  await host.isQuiet();
  await pointerLeaves(page);
  await page.evaluate(() => Object(window).beckon.trigger('now'));
  await host.pass(2_000);
  await host.hasOpenedBy('exit');
  expect(stub.seen('/api/display/viewed')).toHaveLength(1);
});

test('a trigger that fires while a filter stops the popup leaves the others armed', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage(
    { page, stub, site },
    {
      ...several,
      js_filter: {
        display_if_specific_js_active: 'yes',
        display_if_specific_js: [
          {
            js_name_pair: 'isReady',
            js_value_pair: 'true',
            js_show_pair: 'show',
            js_match_pair: 'exact',
          },
        ],
      },
    },
  );
  await pointerLeaves(page);
  await expect
    .poll(async () => (await page.evaluate(() => Object(window).beckon.explain()))[0]?.lines)
    .toContainEqual(expect.objectContaining({ name: 'exit', seen: 'happened' }));
  await page.evaluate(() => Object.assign(window, { isReady: true }));
  await host.pass(8_100);
  await host.hasOpenedBy('time');
});
