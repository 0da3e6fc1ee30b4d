import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID, dashboard } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';

const PAGE = '/held-back';
const AT_ONCE = 16;
const VISITORS = 400;
/** How many of each ten visitors order, by group. */
const ORDERS = { shown: 4, held: 1 };

/**
 * Simulates visitors with display calls. The response shows which visitors are held back. Some
 * visitors of both groups order.
 */
async function bringVisitors(api: APIRequestContext, server: string, popupId: string) {
  const groups: Record<'shown' | 'held', string[]> = { shown: [], held: [] };
  const visit = async (viewer_id: string): Promise<void> => {
    const cookies = JSON.stringify({ poptin_user_id: viewer_id });
    const form = { cookies, poptin_viewed_url: 'http://shop.example/' };
    const answer = await api.post(`${server}/api/display/${DEMO_CLIENT_ID}`, { form });
    const group = (await answer.text()).includes(popupId) ? 'shown' : 'held';
    groups[group].push(viewer_id);
    if (groups[group].length % 10 >= ORDERS[group]) return;
    const goal = { goal: 'order', value: '20', currency: 'EUR', viewer_id, goal_id: viewer_id };
    await api.post(`${server}/api/display/goal/${DEMO_CLIENT_ID}`, { form: goal });
  };
  for (let first = 0; first < VISITORS; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => visit(`crowd-visitor-${first + at}`)),
    );
  return groups;
}

test('visitors who are held back see no popup, and the report compares the others with them', async ({
  page,
  browser,
  server,
  owner,
  host,
}) => {
  const popupId = await owner.publish({
    type: 'lightbox',
    settings: {
      triggers: { afterSeconds: { seconds: 0, on: 'page' } },
      frequency: { rule: 'display_once_every_few_days_3', count: 3, scope: 'all' },
    },
  });
  const popups = `${server.url}/popups`;
  await dashboard(page, server.url).signIn();
  await page.goto(`${popups}/${popupId}/reports`);
  const card = page.getByRole('region', { name: 'What this popup really brings' });
  await card.getByRole('combobox', { name: 'Visitors held back' }).click();
  await page.getByRole('option', { name: '50%' }).click();
  await card.getByRole('button', { name: 'Start comparing' }).click();
  await expect(card.getByRole('status')).toBeVisible();

  const groups = await bringVisitors(page.request, server.url, popupId);
  expect(Math.min(groups.held.length, groups.shown.length)).toBeGreaterThan(150);
  host.setPage(PAGE, pageWithScript(DEMO_CLIENT_ID));
  for (const [group, seen] of [
    ['held', 0],
    ['shown', 1],
  ] as const) {
    const visitor = await (await browser.newContext()).newPage();
    const [value = ''] = groups[group];
    await visitor.context().addCookies([{ name: 'poptin_user_id', value, url: host.url }]);
    const decided = visitor.waitForResponse((one) => one.url().includes('/api/display/'));
    await visitor.goto(`${host.url}${PAGE}`);
    expect((await (await decided).text()).includes(popupId)).toBe(seen === 1);
    await expect(popupOn(visitor, popupId).root).toHaveCount(seen);
    await visitor.context().close();
  }
  // Pending counts are written when the server stops.
  await server.restart();
  await page.reload();
  await expect(card.getByRole('status')).toHaveText(/^Popups bring \d+–\d+% more orders\.$/);
  await expect(card.getByRole('row', { name: /^Held back/ })).toContainText(
    String(groups.held.length),
  );

  await page.getByRole('link', { name: 'Two weeks of a visitor' }).click();
  await expect(page.getByRole('status')).toHaveText('Shown 5 times in 14 days, on 5 days');
  await page.getByLabel('Visits a day').fill('2');
  await expect(
    page.getByText('seen often enough (once in 3 days) · 6 pages').first(),
  ).toBeVisible();

  await page.goto(`${popups}/test-visit?popup=${popupId}`);
  const played = page.getByRole('list', { name: 'Popups on this visit' });
  const tryVisit = async (cookies: string) => {
    await page.getByLabel('Page', { exact: true }).fill('https://shop.example/');
    await page.getByLabel('Cookies').fill(cookies);
    await page.getByRole('button', { name: 'Try this visit' }).click();
  };
  await page.getByText('Time, cookies, where they came from').click();
  await tryVisit('');
  await expect(played.getByText('Shown at once.').first()).toBeVisible();
  await tryVisit(`poptin_d_a_x_v_${popupId}=${new Date().toISOString()}|1`);
  await expect(played.getByText(/^Not shown: it may show once in 3 days/).first()).toBeVisible();
  // The popup opens by itself, so it would cover the popups of later tests.
  await owner.call('POST', `/api/owner/popups/${popupId}/pause`, {});
});
