import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('an owner types the days of a report on the keyboard', async ({ page, server }) => {
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/reports?from=2026-11-05&until=2026-11-20`);
  const last = page.getByLabel('Last day');
  await page.getByLabel('First day').focus();
  // Month, day and year; the field goes on to its next part by itself.
  await page.keyboard.type('10122025');
  await last.focus();
  await page.keyboard.type('10312025');
  await expect(page).toHaveURL(/from=2025-10-12&until=2025-10-31/u);
  await expect(page.getByLabel('First day')).toHaveValue('2025-10-12');
  await expect(last).toHaveValue('2025-10-31');

  // The field is still at its year.
  await page.keyboard.type('0007');
  await expect(page.getByText('Choose days from the year 2000 or later.')).toBeVisible();
  await expect(page).toHaveURL(/from=2025-10-12&until=2025-10-31/u);
});
