import { aHostPage, expect, offer, dialogOn, test } from '../../fixtures/stub.ts';
import { aWirePopup } from '../../helpers/a-display-answer.ts';
import { fire, isHeldBack, isShown, openWithFilters } from '../../models/filter-page.ts';

const OTHER = 'otherpopup001';
const filter = (state: string, action: string) => ({
  engagement_with_other_poptin_filter_active: 'yes',
  engagement_with_other_poptin_filter: [{ poptin_id: OTHER, state, action }],
});

test('the engagement filter stops a popup until the other popup has been seen', async ({
  page,
  stub,
  site,
}) => {
  await openWithFilters({ page, stub, site }, filter('seen_poptin', 'show'));
  await isHeldBack(page, 'engagement');
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup({ poptin_id: OTHER, display_after_sec_active: 0 })]);
  await page.goto(site.url);
  await isShown(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialogOn(page)).toHaveCount(0);
  await openWithFilters({ page, stub, site }, filter('seen_poptin', 'show'));
  await isShown(page);
});

test('the engagement filter stops a popup once the other popup was closed', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage());
  offer(stub, [
    aWirePopup({ poptin_id: OTHER, display_after_sec_active: 0 }),
    aWirePopup({
      display_after_sec_active: 'no',
      display_on_event_active: 'now',
      ...filter('closed', 'dont_show'),
    }),
  ]);
  await page.goto(site.url);
  await isShown(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialogOn(page)).toHaveCount(0);
  await fire(page);
  await expect
    .poll(
      async () =>
        (await page.evaluate(() => Object(window).beckon.explain()))
          .find((popup: { readonly popupId: string }) => popup.popupId === 'abcdefghijk01')
          ?.lines.find((line: { readonly name: string }) => line.name === 'engagement')?.verdict,
    )
    .toBe('stops');
  await expect(dialogOn(page)).toHaveCount(0);
});
