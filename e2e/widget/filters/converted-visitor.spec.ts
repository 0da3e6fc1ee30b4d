import { expect, dialogOn, test } from '../../fixtures/stub.ts';
import { isHeldBack, isShown, openWithFilters } from '../../models/filter-page.ts';

const spares = { stop_showing_to_converted_users: 1 };

test('the filter stops a popup for visitors who have answered', async ({ page, stub, site }) => {
  await openWithFilters({ page, stub, site }, spares);
  await isShown(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
  await expect.poll(() => stub.seen('/api/display/conversion').length).toBe(1);
  await openWithFilters({ page, stub, site }, spares);
  await isHeldBack(page, 'convertedVisitor');
});
