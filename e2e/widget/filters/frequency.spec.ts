import { expect, dialogOn, test } from '../../fixtures/stub.ts';
import { isHeldBack, isSeen, openWithFilters } from '../../models/filter-page.ts';

const DAY_MS = 86_400_000;
const everyThreeDays = { d_f_a: 3, d_f_r: 'all@display_once_every_few_days_3' };
/** The real time, because cookies expire by the browser's own clock, which tests cannot change. */
const openedAt = Date.now();

test('a popup shows once every three days, exact to the hour, in the same browser', async ({
  page,
  stub,
  site,
}) => {
  const visitAt = async (moment: number) => {
    await page.clock.setFixedTime(moment);
    await openWithFilters({ page, stub, site }, everyThreeDays);
  };
  await visitAt(openedAt);
  await isSeen(page);
  await visitAt(openedAt + 3 * DAY_MS - 60_000);
  await isHeldBack(page, 'frequency');
  await visitAt(openedAt + 3 * DAY_MS + 60_000);
  await isSeen(page);
});

test('a popup shows once per visitor, but a click opens it again', async ({ page, stub, site }) => {
  const once = { d_f_a: 'yes', d_f_r: 'all@display_once_a_visitor_2' };
  await openWithFilters({ page, stub, site }, once);
  await isSeen(page);
  await openWithFilters({ page, stub, site }, once, {
    body: '<a href="/APIRequest/click/abcdefghijk01">Open</a>',
  });
  await isHeldBack(page, 'frequency');
  await page.getByRole('link', { name: 'Open' }).click();
  await isSeen(page);
  await expect(dialogOn(page)).toHaveCount(1);
});
