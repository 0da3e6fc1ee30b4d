import { expect, test } from '../fixtures/beckon.ts';
import { dashboard, publishCookieBanner } from '../models/dashboard.ts';

test('the code of the dashboard makes a cookie page on the owner’s site, and a button that opens the choices', async ({
  page,
  host,
  server,
}) => {
  await dashboard(page, server.url).signIn();
  await publishCookieBanner(page, server.url);
  await page.getByRole('tab', { name: 'Your site' }).click();
  const codeOf = (label: string) => page.getByRole('group', { name: label }).innerText();
  const line = await codeOf('Line for the cookie banner');
  const cookiePage = await codeOf('Code for your cookie page');
  const button = await codeOf('Button that opens the choices');
  host.setPage(
    '/cookies',
    `<!doctype html><html lang="en"><meta http-equiv="content-security-policy" content="script-src ${server.url}">${line}<title>Cookies</title><main>${cookiePage}</main><footer>${button}</footer></html>`,
  );
  await page.goto(`${host.url}/cookies`);
  await expect(page.locator('#cmplz-manage-consent-container input').first()).toBeAttached();
  // Many editors of pages remove scripts, and this page's content policy allows none in its html.
  await expect(page.locator('#cmplz-cookies-overview')).toContainText('Distinguishes visitors');
  await page.locator('footer').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
