import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID, dashboard } from '../models/dashboard.ts';

test('the owner leaves a test order out of reports, and counts it again', async ({
  page,
  server,
  owner,
}) => {
  const popupId = await owner.publish({ type: 'lightbox' });
  const send = async (path: string, body: { data?: object; form?: Record<string, string> }) =>
    expect((await page.request.post(`${server.url}/api/display/${path}`, body)).status()).toBe(200);
  const client_id = DEMO_CLIENT_ID;
  const url = 'http://shop.example/checkout/thanks?key=secret';
  for (const [viewer_id, goal_id, value] of [
    ['visitor-customer', '1001', '40'],
    ['visitor-of-owner', 'TEST-1', '1'],
  ] as const) {
    const view = { client_id, viewer_id, type: 'desktop', trigger: 'time', url };
    await send(`viewed/${popupId}`, { data: view });
    const goal = { goal: 'order', value, currency: 'EUR', goal_id, viewer_id, url };
    await send(`goal/${client_id}`, { form: goal });
  }

  await dashboard(page, server.url).signIn();
  const report = `${server.url}/popups/${popupId}/reports`;
  await page.goto(report);
  const revenue = page.locator('dl > div').filter({ hasText: 'Revenue' });
  await expect(revenue).toContainText('€41.00');
  await expect(revenue).toContainText('2 orders, €20.50 on average');
  const byGoal = page.getByRole('region', { name: 'Numbers by goal' });
  await expect(byGoal.getByRole('row').nth(1)).toHaveText('order2€41.00€20.50');

  await page.getByRole('link', { name: 'See each order, and leave some out' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Order TEST-1' });
  await expect(row).toContainText('€1.00');
  await expect(row).toContainText('/checkout/thanks');
  await expect(page.getByText('secret')).toHaveCount(0);
  await row.getByRole('button', { name: 'Leave out of reports: Order TEST-1' }).click();
  await expect(row).toContainText('Left out of reports');
  await page.goto(report);
  await expect(revenue).toContainText('€40.00');
  await expect(revenue).toContainText('1 order');
  await expect(byGoal.getByRole('row').nth(1)).toHaveText('order1€40.00€40.00');

  await page.goto(`${server.url}/reports/orders`);
  await row.getByRole('button', { name: 'Count again: Order TEST-1' }).click();
  await expect(row.getByRole('button', { name: /^Leave out/u })).toBeVisible();
  await page.goto(report);
  await expect(revenue).toContainText('€41.00');
});
