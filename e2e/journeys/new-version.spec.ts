import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

/**
 * From now on the server has a newer version, so the files of the version in the tab are missing.
 * The returned function ends this.
 */
async function upgrade(page: Page, serverUrl: string): Promise<() => Promise<void>> {
  const isFile = (url: URL) => url.pathname.startsWith('/assets/');
  const isPage = (url: URL) => url.href === `${serverUrl}/`;
  await page.route(isFile, (route) => route.fulfill({ status: 404 }));
  await page.route(isPage, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-another.js"></script>',
    }),
  );
  return async () => {
    await page.unroute(isFile);
    await page.unroute(isPage);
  };
}

/**
 * Delays the responses to saving until `goOn` is called. `order` records when a save was answered
 * and when the page was reloaded.
 */
async function holdSaves(
  page: Page,
): Promise<{ readonly order: readonly string[]; readonly goOn: () => void }> {
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route('**/api/owner/popups/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await held.promise;
    const response = await route.fetch();
    order.push('saved');
    return route.fulfill({ response });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      order.push('reloaded');
  });
  return { order, goOn: held.resolve };
}

test('an editor that is open during an upgrade asks the owner to reload, and loses nothing', async ({
  page,
  server,
  owner,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${await owner.publish({ type: 'bar' })}/edit`);
  await expect(page.getByText('Saved')).toBeVisible();
  const endUpgrade = await upgrade(page, server.url);
  const saves = await holdSaves(page);
  await page.getByLabel('Name of the popup').fill('Named before the reload');
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'There is a new version of Beckon. Reload to continue',
  );
  const notice = page.getByRole('alert').filter({ hasText: 'This tab still runs the old one.' });
  await expect(notice).toBeVisible();
  await page.getByText('Settings', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'When it opens' })).toBeVisible();
  await endUpgrade();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.evaluate(() => fetch('/api/owner/session'));
  expect(saves.order).toEqual([]);
  saves.goOn();
  await expect(notice).toBeHidden();
  expect(saves.order).toEqual(['saved', 'reloaded']);
  await expect(page.getByLabel('Name of the popup')).toHaveValue('Named before the reload');
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByTitle('Preview on a computer')).toBeVisible();
});

test('a page that is opened after an upgrade shows a message instead of an empty window', async ({
  page,
  server,
}) => {
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups`);
  const endUpgrade = await upgrade(page, server.url);
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'There is a new version of Beckon.',
  );
  await endUpgrade();
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});
