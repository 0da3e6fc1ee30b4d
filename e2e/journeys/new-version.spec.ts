import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

/** From now on the server has another version: the files of the one in the tab are gone. */
async function upgrade(page: Page, serverUrl: string): Promise<() => Promise<void>> {
  const isFile = (url: URL) => url.pathname.startsWith('/assets/');
  const isPage = (url: URL) => url.href === `${serverUrl}/`;
  await page.route(isFile, (route) => route.fulfill({ status: 404 }));
  await page.route(isPage, (route) => route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-another.js"></script>' }));
  return async () => {
    await page.unroute(isFile);
    await page.unroute(isPage);
  };
}

test('an editor that is open during an upgrade asks to reload, and loses nothing by it', async ({ page, server, owner }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${await owner.publish({ type: 'bar' })}/edit`);
  await expect(page.getByText('Saved')).toBeVisible();
  const endUpgrade = await upgrade(page, server.url);
  await page.getByLabel('Name of the popup').fill('Named before the reload');
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is a new version of Beckon. Reload to go on');
  const notice = page.getByRole('alert').filter({ hasText: 'This tab still runs the old one.' });
  await expect(notice).toBeVisible();
  await page.getByText('Settings', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'When it opens' })).toBeVisible();
  await endUpgrade();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Name of the popup')).toHaveValue('Named before the reload');
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByTitle('Preview on a computer')).toBeVisible();
});

test('a page that is asked for after an upgrade says so instead of an empty window', async ({ page, server }) => {
  await dashboard(page, server.url).signIn();
  const endUpgrade = await upgrade(page, server.url);
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is a new version of Beckon.');
  await endUpgrade();
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});
