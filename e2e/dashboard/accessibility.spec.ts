import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { barriersOf, paleTextsOf } from '../models/browsers/barriers.ts';
import { dashboard } from '../models/dashboard.ts';

const PAGES = [
  ['/popups', 'Popups'],
  ['/popups/new', 'Choose a design'],
  ['/leads', 'Leads'],
  ['/comments', 'Comments'],
  ['/catalogue', 'Catalogue'],
  ['/reports', 'Reports'],
  ['/cookies', 'Cookie consent'],
  ['/install', 'Install'],
  ['/settings', 'Settings'],
  ['/settings/integrations', 'Integrations'],
  ['/sites/new', 'Add a site'],
  ['/account', 'Your account'],
] as const;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

/** Opens a page of the dashboard and waits until its data is loaded. */
async function open(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Polls, because a chart changes its width a moment after its page. */
async function expectToFitPhones(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `how wide ${page.url()} is on a phone`,
    })
    .toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESKTOP);
}

/**
 * The accessibility problems of this page. In the dark scheme only contrast is checked, because
 * only colours differ.
 */
async function problemsOf(page: Page): Promise<string[]> {
  // The preview of the banner runs no script, and has its own tests.
  const isApart = page.url().endsWith('/cookies');
  const options = isApart ? { iframes: false, rules: { 'frame-tested': { enabled: false } } } : {};
  const found = (await barriersOf(page, options)).map((barrier) => `${page.url()} ${barrier}`);
  await turnDark(page);
  const pale = await paleTextsOf(page, options);
  found.push(...pale.map((text) => `${page.url()} in the dark ${text}`));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The canvas belongs to the drag-and-drop library, which makes each block a button that contains
  // blocks.
  return found.filter((problem) => !/nested-interactive: .*data-puck-component/u.test(problem));
}

/**
 * Switches the page to the dark scheme and waits until its colours have stopped changing. Reduced
 * motion is off meanwhile, because with it the colours of the elements change one after the other.
 */
async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition)),
  );
}

/** Opens pages one after another; fails if one is not accessible or does not fit on phones. */
async function expectPagesAccessible(
  page: Page,
  pages: readonly (readonly [address: string, title: string])[],
): Promise<void> {
  await page.setViewportSize(DESKTOP);
  const found: string[] = [];
  for (const [address, title] of pages) {
    await open(page, address, title);
    found.push(...(await problemsOf(page)));
    await expectToFitPhones(page);
  }
  expect(found).toEqual([]);
}

for (const [which, pages] of [
  ['of popups and what they collect', PAGES.slice(0, 6)],
  ['of a site and an account', PAGES.slice(6)],
] as const)
  test(`every page ${which} is accessible, light and dark, and fits on phones`, async ({
    page,
    server,
  }) => {
    test.slow();
    await dashboard(page, server.url).signIn();
    await expectPagesAccessible(
      page,
      pages.map(([path, title]) => [server.url + path, title]),
    );
  });

test('every page of one popup is accessible, light and dark, and fits on phones', async ({
  page,
  server,
  owner,
}) => {
  test.slow();
  await dashboard(page, server.url).signIn();
  const popupId = await owner.publish({ type: 'bar' });
  const popup = `${server.url}/popups/${popupId}`;
  await expectPagesAccessible(page, [
    [`${popup}/reports`, 'bar format_1'],
    [`${popup}/ab-tests`, 'A/B test'],
    [`${popup}/fortnight`, 'bar format_1: two weeks'],
    [`${server.url}/popups/test-visit?popup=${popupId}`, 'Test visit'],
  ]);
});

test('the page to sign in, and the editor, are accessible, light and dark', async ({
  page,
  server,
  owner,
}) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const found = await problemsOf(page);
  await dashboard(page, server.url).signIn();
  const popupId = await owner.publish({ type: 'bar' });
  await page.goto(`${server.url}/popups/${popupId}/edit`);
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(
    page.getByTitle('The popup being edited').contentFrame().locator('.poptin-popup'),
  ).toBeVisible();
  found.push(...(await problemsOf(page)));
  expect(found).toEqual([]);
});

test('the saved views of a report fit on phones', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  await dashboard(page, server.url).signIn();
  await open(page, `${server.url}/reports`, 'Reports');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
  await expectToFitPhones(page);
});

test('the search among many sites is accessible, and works by keyboard', async ({
  page,
  server,
  owner,
}) => {
  const made: string[] = [];
  try {
    for (const letter of 'abcdefghi') {
      const request = { name: `Shop ${letter}` };
      const { site } = Object(await owner.call('POST', '/api/owner/sites', request));
      made.push(site.id);
    }
    await dashboard(page, server.url).signIn();
    await open(page, `${server.url}/popups`, 'Popups');
    await page.getByRole('button', { name: 'Site:' }).click();
    await expect(page.getByLabel('Search your sites')).toBeFocused();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.type('shop h');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Shop h' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Add a site' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Site:' })).toBeFocused();
  } finally {
    for (const id of made) await owner.call('DELETE', `/api/owner/sites/${id}`);
  }
});
