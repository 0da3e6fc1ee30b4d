import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { barriersOf } from '../models/barriers.ts';
import { dashboard } from '../models/dashboard.ts';

const PAGES = [
  ['/popups', 'Popups'],
  ['/popups/new', 'Choose a design'],
  ['/leads', 'Leads'],
  ['/comments', 'Comments'],
  ['/reports', 'Reports'],
  ['/install', 'Install'],
  ['/settings', 'Settings'],
  ['/sites/new', 'Add a site'],
] as const;

async function problemsOf(page: Page): Promise<string[]> {
  const found = (await barriersOf(page)).map((barrier) => `${page.url()} ${barrier}`);
  // The canvas is the drag-and-drop library's: it makes each block a button that holds blocks.
  return found.filter((problem) => !/nested-interactive: .*data-puck-component/u.test(problem));
}

test('every page of the dashboard is accessible', async ({ page, server, owner }) => {
  test.slow();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const found = await problemsOf(page);
  await dashboard(page, server.url).signIn();
  for (const [path, title] of PAGES) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    found.push(...(await problemsOf(page)));
  }
  await page.goto(`${server.url}/popups/${await owner.publish({ type: 'bar' })}/edit`);
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(
    page.getByTitle('The popup being edited').contentFrame().locator('.poptin-popup'),
  ).toBeVisible();
  found.push(...(await problemsOf(page)));
  expect(found).toEqual([]);
});
