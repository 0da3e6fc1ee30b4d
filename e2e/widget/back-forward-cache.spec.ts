import { chromium } from '@playwright/test';
import { aHostPage, dialogOn, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { wholeChromiumPath } from '../helpers/whole-chromium.ts';

const BODY =
  "<h1>Host</h1><script>addEventListener('pageshow', (event) => { window.isKept = event.persisted })</script>";

test('a popup on a page in the back-forward cache is still there with its answers, and can be sent and closed', async ({
  stub,
  site,
}, testInfo) => {
  // Pages that must not be stored are not kept.
  site.setPage('/', aHostPage(BODY), { 'cache-control': 'max-age=60' });
  site.setPage('/other', '<title>Other</title>');
  offer(stub, [aWirePopup()]);
  const browser = await chromium.launch({
    ...testInfo.project.use.launchOptions,
    // The headless shell of the other tests has no such cache.
    executablePath: wholeChromiumPath() ?? '',
    // Playwright switches the cache off by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.goto(`${site.url}/other`);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('[location.pathname, window.isKept]')).toEqual(['/', true]);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
  expect(stub.seen('/api/display/conversion')[0]?.fields).toMatchObject({
    email: 'ann@example.com',
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialogOn(page)).toHaveCount(0);
  expect(await page.evaluate('document.documentElement.style.overflow')).toBe('');
  await browser.close();
});
