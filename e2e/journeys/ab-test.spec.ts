import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { simulateVisitors } from '../helpers/simulate-visitors.ts';
import { dashboard } from '../models/dashboard.ts';

/**
 * At these conversion rates, few visitors are enough. `BECKON_TEST_VISITORS=20000` sets another
 * number (CONTRIBUTING.md).
 */
const VISITORS = Number(process.env['BECKON_TEST_VISITORS'] ?? 1_600);
const RATES = { A: 0.05, B: 0.15 } as const;

interface Arm {
  readonly name: keyof typeof RATES;
  readonly popupId: string;
}

async function armsOf(owner: OwnerApi, popupId: string): Promise<readonly Arm[]> {
  const { tests } = Object(await owner.get(`/api/owner/popups/${popupId}/ab-tests`));
  return tests[0].arms;
}

/** Checks that the page shows exactly what was sent, and that the design got its share of visitors. */
async function expectNumbers(
  page: Page,
  name: string,
  { visitors, successes }: { readonly visitors: number; readonly successes: number },
): Promise<void> {
  expect(visitors).toBeGreaterThan(VISITORS * 0.4);
  const cells = page.getByRole('row', { name: new RegExp(`^${name} `, 'u') }).getByRole('cell');
  await expect(cells.nth(0)).toHaveText(visitors.toLocaleString('en'));
  await expect(cells.nth(1)).toHaveText(successes.toLocaleString('en'));
}

test('an owner creates an A/B test, visitors convert at known rates, and the page names the better design', async ({
  page,
  server,
  owner,
}) => {
  test.setTimeout(60_000 + VISITORS * 25);
  const popupId = await owner.publish({ type: 'lightbox' });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${popupId}/ab-tests`);
  await page.getByRole('button', { name: 'Make an A/B test' }).click();
  await expect(page.getByRole('article', { name: 'Design B' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('status')).toContainText('Nobody has seen A or B yet.');

  const arms = await armsOf(owner, popupId);
  const rates = new Map(arms.map(({ popupId: id, name }) => [id, RATES[name]]));
  const sent = await simulateVisitors(server.url, { visitors: VISITORS, rates });

  await page.reload();
  const verdict = page.getByRole('status');
  await expect(verdict).toContainText(/B is better by \d+–\d+\s?%/u);
  const [low = 0, high = 0] =
    ((await verdict.textContent()) ?? '').match(/\d+/gu)?.map(Number) ?? [];
  // Three times the conversion rate is 200 % better.
  expect([low <= 200, high >= 200]).toEqual([true, true]);
  for (const { name, popupId: id } of arms)
    await expectNumbers(page, name, sent.get(id) ?? { visitors: 0, successes: 0 });

  await page.goto(`${server.url}/popups/${popupId}/reports?by=variant`);
  const split = page.getByRole('region', { name: 'By A/B test' });
  await expect(split.getByRole('row', { name: /^B /u })).toBeVisible();
});
