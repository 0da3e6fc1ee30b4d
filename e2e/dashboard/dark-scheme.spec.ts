import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

const DARK_PAPER = 'rgb(16, 24, 21)';

test('the dashboard is dark if the system is, even before its script has loaded', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER);
});

test('an owner who chose dark gets it at once, even if the system is light', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups`);
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER);
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER);
});

test('a design on the canvas has the colours of its site in a dark dashboard', async ({
  page,
  server,
  owner,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${await owner.publish({ type: 'lightbox' })}/edit`);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER);
  const canvas = page.getByTitle('The popup being edited').contentFrame();
  await expect(canvas.locator('.poptin-popup')).toBeVisible();
  await expect(canvas.locator('html')).toHaveCSS('color-scheme', 'light');
});
