import { aHostPage, expect, offer, popupOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const teaser = (show_mode: string): Record<string, unknown> => ({
  is_teasers_on: 1, teaser: { show_mode, label: 'Deal of the day', side: 'left', animated: 0, close_delay: 200 }, display_after_sec_active: 'no',
});

test.beforeEach(({ site }) => site.setPage('/', aHostPage()));

test('a tab that always stands opens the popup, stands behind it, and stays', async ({ page, stub, site }) => {
  offer(stub, [aWirePopup(teaser('always'))]);
  await page.goto(site.url);
  const tab = page.locator('[data-beckon=teaser]');
  await expect(tab).toHaveAttribute('data-state', 'tab');
  expect(stub.seen('/api/display/viewed')).toEqual([]);
  await page.getByRole('button', { name: 'Deal of the day' }).click();
  await expect(popupOn(page)).toBeVisible();
  await expect(tab).toHaveAttribute('data-state', 'behind-popup');
  expect(stub.seen('/api/display/viewed')[0]?.fields['trigger']).toBe('teaser');
  await page.keyboard.press('Escape');
  await expect(tab).toHaveAttribute('data-state', 'tab');
});

test('a tab that comes after closing is not there before', async ({ page, stub, site }) => {
  offer(stub, [aWirePopup({ ...teaser('after_close'), display_after_sec_active: 0 })]);
  await page.goto(site.url);
  await expect(popupOn(page)).toBeVisible();
  await expect(page.locator('[data-beckon=teaser]')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Deal of the day' })).toBeVisible();
});
