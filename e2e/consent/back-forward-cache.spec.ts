import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../fixtures/worker.ts';
import { BANNER_CSS, bannerHtml } from '../helpers/consent-banner-html.ts';
import { wholeChromiumPath } from '../helpers/whole-chromium.ts';

const DIST = path.resolve(import.meta.dirname, '../../apps/consent/dist');
const SETTINGS = { consenttype: 'optin', css_file: '/b.css', beckon_light: true };
const PAGE = `<!doctype html><html lang="en"><title>Site</title><body>${bannerHtml()}
  <script>addEventListener('pageshow', (event) => { window.isKept = event.persisted })</script>
  <script>window.complianz = ${JSON.stringify(SETTINGS)}</script><script src="/consent-light.js" defer></script>`;

/** A real server, because routes of Playwright keep a page out of the cache. */
const site = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const send = (type: string, body: string | Buffer): void => {
    response.writeHead(200, { 'content-type': type }).end(body);
  };
  if (pathname.endsWith('.css')) send('text/css', BANNER_CSS);
  else if (pathname.endsWith('.js'))
    void readFile(path.join(DIST, pathname)).then((body) => send('text/javascript', body));
  else send('text/html; charset=utf-8', PAGE);
});
test.afterEach(() => void site.close());

test('a page in the back-forward cache is restored from it, and follows a choice that was made meanwhile', async ({
  browserName: _,
}, testInfo) => {
  await new Promise<void>((resolve) => void site.listen(0, 'localhost', resolve));
  const address = site.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  const browser = await chromium.launch({
    ...testInfo.project.use.launchOptions,
    // The headless shell of the other tests has no such cache.
    executablePath: wholeChromiumPath() ?? '',
    // Playwright switches the cache off by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.goto(`${url}/one`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${url}/two`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate('[location.pathname, window.isKept]'))
    .toEqual(['/one', true]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).toHaveClass(/cmplz-marketing/);
  await browser.close();
});
