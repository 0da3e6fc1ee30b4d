import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { barriersOf, paleTextsOf } from '../models/barriers.ts';
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

/** What stands in the way of somebody on this page as it is; in the dark only colours differ. */
async function problemsOf(page: Page): Promise<string[]> {
  const found = (await barriersOf(page)).map((barrier) => `${page.url()} ${barrier}`);
  await turnDark(page);
  found.push(...(await paleTextsOf(page)).map((text) => `${page.url()} in the dark ${text}`));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The canvas is the drag-and-drop library's: it makes each block a button that holds blocks.
  return found.filter((problem) => !/nested-interactive: .*data-puck-component/u.test(problem));
}

/**
 * Shows the page dark, and waits until its colours are no longer on the way there. Where motion is
 * reduced, each element of a page has a fade of no length, one after the other down the page.
 */
async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition)),
  );
}

test('every page of the dashboard is accessible, light and dark', async ({
  page,
  server,
  owner,
}) => {
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
