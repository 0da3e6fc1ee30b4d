import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { BANNER_CSS, bannerHtml } from '../helpers/consent-banner-html.ts';
import { firefoxPath } from '../helpers/firefox-path.ts';
import { ACCEPTED, FIRST_LOAD, recordEvents, REFUSED } from '../models/consent-events.ts';

const START_LIMIT_MS = 60_000;
const DIST = path.resolve(import.meta.dirname, '../../apps/consent/dist');
const SETTINGS = {
  consenttype: 'optin',
  region: 'eu',
  current_policy_id: '34',
  css_file: '/b.css',
};
const HELD = 'type="text/plain" data-category="marketing" data-cmplz-src="/held.js"';
const PAGE = `<!doctype html><html lang="en"><script>(${String(recordEvents)})()</script><body>${bannerHtml()}
  <script ${HELD}></script>
  <script>window.complianz = ${JSON.stringify(SETTINGS)}</script><script src="/consent.js" defer></script>`;
const firefox = firefoxPath();

test.setTimeout(3 * START_LIMIT_MS);

let browser: Browser | undefined;
let site: Server | undefined;
test.afterEach(async () => {
  await browser?.close();
  site?.close();
});

async function startSite(): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string | Buffer): void => {
      response.writeHead(200, { 'content-type': type }).end(body);
    };
    if (pathname.endsWith('.css')) send('text/css', BANNER_CSS);
    else if (pathname === '/held.js') send('text/javascript', 'window.ran = (window.ran || 0) + 1');
    else if (pathname.endsWith('.js'))
      void readFile(path.join(DIST, pathname)).then((body) => send('text/javascript', body));
    else send('text/html; charset=utf-8', PAGE);
  });
  site = server;
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
    });
  });
}

test('in Firefox the banner asks, what is accepted runs once, and a withdrawal loads the page again', async () => {
  const problems: string[] = [];
  const url = await startSite();
  browser = await launch({
    browser: 'firefox',
    headless: true,
    timeout: START_LIMIT_MS,
    ...(firefox === undefined ? {} : { executablePath: firefox }),
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(url);
  await page.waitForSelector('.cmplz-cookiebanner.cmplz-show');
  expect((await eventsOf(page)).filter((event) => !event.startsWith('run_'))).toEqual(FIRST_LOAD);
  await page.locator('.cmplz-accept').click();
  await page.waitForFunction(() => Reflect.get(window, 'ran') === 1);
  await page.waitForFunction(() => document.cookie.includes('cmplz_banner-status=dismissed'));
  const accepted = (await eventsOf(page)).slice(FIRST_LOAD.length);
  expect(accepted.filter((event) => !event.startsWith('wp_listen'))).toEqual(ACCEPTED);
  await page.locator('button.cmplz-manage-consent').click();
  await page.locator('.cmplz-deny').click();
  await page.waitForFunction(() => Reflect.get(window, 'ran') === undefined);
  expect(await page.evaluate(() => document.cookie)).toContain('cmplz_marketing=deny');

  const another = await (await browser.createBrowserContext()).newPage();
  await another.goto(url);
  await another.locator('.cmplz-deny').click();
  await another.waitForSelector('button.cmplz-manage-consent.cmplz-show');
  const refused = (await eventsOf(another)).slice(FIRST_LOAD.length);
  expect(refused.filter((event) => !/^(wp_|run_)/.test(event))).toEqual(REFUSED);
  expect(problems).toEqual([]);
});

const eventsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'events').slice());
