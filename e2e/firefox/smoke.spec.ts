import { type Browser, launch } from 'puppeteer-core';
import { expect, test } from '../fixtures/beckon.ts';
import { firefoxPath } from '../helpers/firefox-path.ts';
import { barriersInFirefox } from '../models/barriers-in-firefox.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { PANEL, pageThatAsks, publishBanner } from '../models/own-banner.ts';
import { pageWithScript } from '../models/popup.ts';

/** Firefox comes up slowly on a busy machine. */
const START_LIMIT_MS = 60_000;
const POPUP = '>>> .poptin-popup';
const firefox = firefoxPath();

test.setTimeout(3 * START_LIMIT_MS);

const BANNER = '.cmplz-cookiebanner.cmplz-show';

let browser: Browser;
test.beforeAll(async () => {
  browser = await launch({
    browser: 'firefox',
    headless: true,
    timeout: START_LIMIT_MS,
    ...(firefox === undefined ? {} : { executablePath: firefox }),
  });
});
test.afterAll(() => browser.close());

test('in Firefox the tab opens the popup, its form makes a lead, it closes, and nothing goes wrong', async ({
  host,
  owner,
}) => {
  const problems: string[] = [];
  const id = await owner.publish({
    type: 'lightbox',
    settings: {
      stopForConverted: false,
      teaser: {
        showMode: 'always',
        label: 'Deal of the day',
        side: 'left',
        animated: true,
        closeDelayMs: 200,
      },
    },
  });
  host.setPage('/firefox', pageWithScript(DEMO_CLIENT_ID));
  const page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  await page.goto(`${host.url}/firefox`);

  const tab = `>>> [data-beckon=teaser][data-poptin-id="${id}"] >>> .bkv-teaser-open`;
  await page.locator(tab).click();
  await page.locator(`${POPUP} input[type=email]`).fill('fox@firefox.example');
  await page.locator(`${POPUP} .poptin-form-submit-button`).click();
  await page.locator('>>> .poptin-popup.poptin-submitted').wait();
  await expect.poll(async () => (await owner.leads('fox@firefox.example')).length).toBe(1);

  await page.locator(`${POPUP} [data-part=closer]`).click();
  await page.waitForFunction(() => document.querySelector('[data-beckon=popup]') === null);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
  await page.locator(tab).click();
  await page.locator(POPUP).wait();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[data-beckon=popup]') === null);
  expect(problems).toEqual([]);
});

test('in Firefox our own banner and panel hold no barrier, in English and Hebrew', async ({
  host,
  owner,
  server,
}) => {
  for (const language of ['en', 'he'] as const) {
    const script = server.url + (await publishBanner(owner, language)).script;
    const panel = '<div id="cmplz-manage-consent-container"></div>';
    host.setPage('/asks', pageThatAsks(script, language));
    host.setPage('/cookies', pageThatAsks(script, language, panel));
    const page = await browser.newPage();
    for (const [path, ready] of [
      ['/asks', BANNER],
      ['/cookies', `${PANEL} input`],
    ]) {
      await page.goto(host.url + path);
      await page.locator(ready ?? '').wait();
      expect(await barriersInFirefox(page), `${language} ${path}`).toEqual([]);
    }
    await page.close();
  }
});
