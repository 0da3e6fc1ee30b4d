import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('the owner who gives two popups the same codes sees which popup has them, and which codes are one in shops', async ({
  page,
  server,
  owner,
}) => {
  // Without a code for later, a popup whose list is empty is not published.
  const settings = { coupon: { type: 'unique' as const, code: 'LATER' } };
  const first = await owner.publish({ type: 'lightbox', settings });
  const second = await owner.publish({ type: 'lightbox', settings });
  const codes = `/api/owner/popups/${first}/prizes/${COUPON_PRIZE_ID}/codes`;
  await owner.call('POST', codes, { csv: 'SHARED-1\nSHARED-2\nOWN-1' });

  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${second}/edit`);
  await page.getByText('Settings', { exact: true }).click();
  await page.getByRole('button', { name: /^After a conversion/u }).click();
  await page.getByLabel('Paste codes').fill('shared-1\nSHARED-2\nDup1\ndup1');
  await page.getByRole('button', { name: 'Add 4 codes' }).click();
  await expect(page.getByText(/3 codes added\. 1 differs from another code only/u)).toBeVisible();
  const warning = page.getByRole('alert').filter({ hasText: 'Two visitors may get the same code' });
  await expect(warning).toContainText('has 2.');
});
