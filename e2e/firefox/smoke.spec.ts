import { type Browser, launch, type Page } from 'puppeteer-core';
import { LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { firefoxPath } from '../helpers/firefox-path.ts';
import { barriersInFirefox } from '../models/browsers/barriers-in-firefox.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { PANEL, pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';
import { pageWithScript } from '../models/popup.ts';
import { publishSoon, visitPrerendered } from '../models/prerendered-visit.ts';

/** Firefox starts slowly on a busy machine. */
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

test('in Firefox the tab opens the popup, its form creates a lead, it closes, and no error is reported', async ({
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
  await page.locator(`${POPUP} input[inputmode=email]`).fill('fox@firefox.example');
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

test('in Firefox the tab is in the top layer only if it would scroll with the page otherwise', async ({
  host,
  owner,
}) => {
  await owner.publish({
    type: 'lightbox',
    settings: {
      triggers: { clickOnly: true },
      teaser: {
        showMode: 'always',
        label: 'Deal of the day',
        side: 'left',
        animated: false,
        closeDelayMs: 200,
      },
    },
  });
  const isOnTop = async (css: string): Promise<boolean> => {
    const body = `<style>${css}</style><div style="height: 3000px">A long page</div>`;
    // While a page loads, the tab is inside the body, which then needs the top layer, too.
    const afterLoad = '<head><script>poptinAfterPageLoad = true</script>';
    host.setPage('/tab', pageWithScript(DEMO_CLIENT_ID, body).replace('<head>', afterLoad));
    const page = await browser.newPage();
    await page.goto(`${host.url}/tab`);
    await page.locator('>>> [data-beckon=teaser] >>> .bkv-teaser-open').wait();
    const onTop = await page.$eval('[data-beckon=teaser]', (tab) => tab.matches(':popover-open'));
    await page.close();
    return onTop;
  };
  for (const css of ['', 'body { transform: translateX(0) }', 'html { zoom: 1.25 }'])
    expect(await isOnTop(css), css).toBe(false);
  for (const css of ['html { transform: translateX(0) }', 'html { contain: layout }'])
    expect(await isOnTop(css), css).toBe(true);
});

test('in Firefox a prerendered popup is closed by its X, and sends a form that was typed at once', async ({
  page: otherBrowser,
  host,
  owner,
}) => {
  const problems: string[] = [];
  const soon = await publishSoon(owner, host, { type: 'lightbox' });
  await visitPrerendered(otherBrowser, host, soon);
  const visit = async (): Promise<Page> => {
    const page = await (await browser.createBrowserContext()).newPage();
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(host.url + soon.path);
    await page.locator('>>> [data-settled=true]').wait();
    return page;
  };
  const closing = await visit();
  await closing.locator(`${POPUP} [data-part=closer]`).click();
  await closing.waitForFunction(() => document.querySelector('[data-beckon=popup]') === null);
  await closing.close();

  const sending = await visit();
  await sending.keyboard.type('fox@prerendered.example');
  await sending.keyboard.press('Enter');
  await sending.locator('>>> .poptin-popup.poptin-submitted').wait();
  const { leads } = Object(await owner.get(`/api/owner/sites/${soon.siteId}/leads`));
  expect(leads).toMatchObject([{ email: 'fox@prerendered.example' }]);
  expect(problems).toEqual([]);
  await sending.close();
});

test('in Firefox our own banner and panel have no accessibility problem, in each language', async ({
  host,
  owner,
  server,
}) => {
  for (const language of LANGUAGES) {
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
