import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';
const PHONE = { width: 390, height: 844 };

/** How much wider an element is than its container, in px. */
function overflowOf(element: Locator, place: string): Promise<number> {
  return element.evaluate((inside, selector) => {
    const outside = inside.closest(selector)?.getBoundingClientRect();
    const { left, right } = inside.getBoundingClientRect();
    return outside ? Math.max(outside.left - left, right - outside.right) : Infinity;
  }, place);
}

test('names and tags of one long word fit the list of sites and the list of leads', async ({
  page,
  owner,
  server,
}) => {
  const { site } = Object(await owner.call('POST', '/api/owner/sites', { name: `Shop ${WORD}` }));
  const address = `/api/owner/sites/${site.id}`;
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups`);
  await page.getByRole('button', { name: 'Site:' }).click();
  const item = page.getByRole('menuitem', { name: WORD });
  expect(await overflowOf(item.locator('bdi'), '[role=menu]')).toBeLessThanOrEqual(0);
  await item.click();
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'leads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email,Name,Tags\n${WORD}@example.com,${WORD},${WORD.slice(0, 40)}`),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const tag = page.locator('bdi').getByText(WORD.slice(0, 40), { exact: true });
  const name = page.getByRole('button', { name: WORD, exact: true });
  for (const size of [page.viewportSize() ?? PHONE, PHONE]) {
    await page.setViewportSize(size);
    await expect(tag).toBeVisible();
    expect(await overflowOf(tag, 'td')).toBeLessThanOrEqual(0);
    expect(await overflowOf(name, 'td')).toBeLessThanOrEqual(0);
  }
  await owner.call('DELETE', address);
});
