import { By, Key, type WebDriver } from 'selenium-webdriver';
import { LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { startWebkit, type Webkit } from '../helpers/webkit.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';
import { pageWithScript } from '../models/popup.ts';
import { popupInWebkit } from '../models/browsers/popup-in-webkit.ts';

test.setTimeout(30_000);

let webkit: Webkit;
test.beforeAll(async () => {
  webkit = await startWebkit();
});
test.afterAll(() => webkit.stop());

/** A page with our script that collects its errors. */
const PAGE = pageWithScript(DEMO_CLIENT_ID).replace(
  '<title>',
  `<script>problems = []; for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, (event) => problems.push(String(event.message ?? event.reason)));</script><title>`,
);

const problemsOf = (window: WebDriver): Promise<unknown> => window.executeScript('return problems');

/** Opens the page and requests the popup until it is visible. */
async function visitAndOpen(url: string, popupId: string): Promise<WebDriver> {
  const window = await webkit.open();
  await window.get(url);
  await expect
    .poll(() => window.executeScript('return window.beckon?.show?.(arguments[0])', popupId))
    .toBe(true);
  return window;
}

test('in WebKit a form creates a lead, and Escape closes the popup', async ({ host, owner }) => {
  const id = await owner.publish({ type: 'lightbox', settings: { stopForConverted: false } });
  host.setPage('/webkit', PAGE);
  const window = await visitAndOpen(`${host.url}/webkit`, id);
  const popup = popupInWebkit(window);
  await popup.see('[data-settled=true]');
  await popup.type('safari@webkit.example', Key.ENTER);
  await popup.see('.poptin-popup.poptin-submitted');
  await expect.poll(async () => (await owner.leads('safari@webkit.example')).length).toBe(1);
  await popup.type(Key.ESCAPE);
  await popup.isGone();
  expect(await problemsOf(window)).toEqual([]);
});

test('in WebKit a list of products without any products takes no space', async ({
  host,
  owner,
}) => {
  const id = await owner.publish({ type: 'browsing' });
  host.setPage('/webkit', PAGE);
  const window = await visitAndOpen(`${host.url}/webkit`, id);
  const popup = popupInWebkit(window);
  await popup.see('[data-settled=true]');
  await popup.hides('[data-block=products]');
  await popup.click('[data-part=closer]');
  await popup.isGone();
  expect(await problemsOf(window)).toEqual([]);
});

for (const language of LANGUAGES)
  test(`in WebKit our banner stores an acceptance, and the next page does not ask (${language})`, async ({
    host,
    owner,
    server,
  }) => {
    const { script } = await publishBanner(owner, language);
    host.setPage('/asks', pageThatAsks(server.url + script, language));
    const window = await webkit.open();
    await window.get(`${host.url}/asks`);
    const shown = By.css('.cmplz-cookiebanner.cmplz-show .cmplz-accept');
    await expect.poll(async () => (await window.findElements(shown)).length).toBe(1);
    await window.findElement(shown).click();
    await expect.poll(async () => (await window.findElements(shown)).length).toBe(0);
    await window.get(`${host.url}/asks`);
    await expect
      .poll(() => window.executeScript('return cmplz_has_consent("marketing")'))
      .toBe(true);
    expect(await window.findElements(shown)).toEqual([]);
  });
