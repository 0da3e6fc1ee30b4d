import { expect } from '@playwright/test';
import { createScenarioSite } from '../helpers/scenario-site.ts';
import type { Drive } from './play-scenario.ts';

/** One kind of broken input on a page. docs/behaviour/consent.md#calls */
export interface BadInputCase {
  readonly title: string;
  play(drive: Drive): Promise<void>;
}

const CALLS = '/wp-json/complianz/v1/';
const IS_ASKING = 'document.querySelector(".cmplz-cookiebanner.cmplz-show") !== null';
const HAS_STARTED = 'window.events.some((event) => event.startsWith("cookie_warning_loaded"))';
const AREA =
  '<div class="cmplz-consent-area cmplz-placeholder" data-post_id="1" data-category="marketing" data-service="maps">the map waits</div>';
const PANEL =
  '<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container">Write to us</div>';
const BROKEN_COOKIES = ['consented_services', 'saved_categories', 'saved_services']
  .map((name) => `document.cookie = 'cmplz_${name}={"broken; path=/';`)
  .join('');

/** The effect of each call on the page after its response. */
const EFFECTS: Readonly<Record<string, string>> = {
  banner: HAS_STARTED,
  cookie_data: 'document.cookie.includes("_ad_") === false',
  manage_consent_html: `document.querySelectorAll('#cmplz-manage-consent-container input').length === 4`,
  'consent-area': `document.querySelector('.cmplz-consent-area').children.length > 0`,
  track: 'window.ran?.length === 2',
};

/** One call fails. The others still have their effect, and the visitor's choice is stored. */
const callThatFails = (failing: string): BadInputCase => ({
  title: `if only the call for ${failing} fails, the other calls still have their effect`,
  async play(drive) {
    const site = createScenarioSite({
      settings: { geoip: '1', clean_cookies: '1', placeholdertext: 'x' },
      before: "document.cookie = '_ad_id=1; path=/';",
      body: AREA + PANEL,
    });
    const page = await drive({
      ...site,
      answer: (request) =>
        request.pathname.startsWith(CALLS + failing)
          ? Promise.resolve({ status: 500, type: 'text/html', body: '<p>Sorry' })
          : site.answer(request),
    });
    await page.open('/');
    await page.waitUntil(HAS_STARTED);
    if (failing !== 'cookie_data') await page.waitUntil(EFFECTS['cookie_data'] ?? '');
    // A page with the panel shows no banner until the visitor opens it.
    await page.press('button.cmplz-manage-consent');
    await page.waitUntil(IS_ASKING);
    await page.press('.cmplz-accept');
    for (const [call, effect] of Object.entries(EFFECTS))
      if (!['banner', 'cookie_data', failing].includes(call)) await page.waitUntil(effect);
    await page.waitUntil('window.ran?.length === 2');
    expect(await page.read('document.cookie')).toContain('cmplz_marketing=allow');
    const words = String(await page.read('document.querySelector("main").innerText'));
    if (failing === 'consent-area') expect(words).toContain('the map waits');
    if (failing === 'manage_consent_html') expect(words).toContain('Write to us');
    await expect.poll(() => site.records.length).toBe(failing === 'track' ? 0 : 1);
  },
});

const brokenCookies: BadInputCase = {
  title: 'cookies that cannot be read count as empty: the page asks, and follows the choice',
  async play(drive) {
    const site = createScenarioSite({ before: BROKEN_COOKIES, settings: { clean_cookies: '1' } });
    const page = await drive(site);
    await page.open('/');
    await page.waitUntil(IS_ASKING);
    await page.press('.cmplz-accept');
    await page.waitUntil('window.ran?.length === 2');
    await expect.poll(() => site.records.length).toBe(1);
  },
};

/** Each script reports its position and its attributes when it runs. */
const scriptsInOrder: BadInputCase = {
  title: 'two clicks and a later check run each blocked script once, in order and unchanged',
  async play(drive) {
    const held = (name: string, attributes: string, content = ''): string =>
      `<script type="text/plain" data-category="marketing" ${attributes}>${content || `window.order = [...(window.order ?? []), '${name} ' + document.currentScript.id]`}</script>`;
    const site = createScenarioSite({
      body:
        held('one', 'id="a" data-x="1"') +
        held('two', 'id="b"') +
        held('last', 'id="c" data-waitfor="statistics.js"') +
        held('three', 'id="d"'),
    });
    const page = await drive(site);
    await page.open('/');
    await page.waitUntil(IS_ASKING);
    await page.press('.cmplz-accept');
    await page.read('window.cmplz_accept_all()');
    await page.waitUntil('window.order?.length === 4');
    await page.read('window.cmplz_enable_category("marketing")');
    expect(await page.read('window.order')).toEqual(['one a', 'two b', 'three d', 'last c']);
    expect(await page.read('document.querySelector("#a").dataset.x')).toBe('1');
  },
};

const WRITES = "document.write('<b>written by the ' + (window.by ?? 'page') + '</b>');";

/** After a page was parsed, `document.write` would replace the page. */
const scriptsThatWrite: BadInputCase = {
  title:
    'the output of a blocked script and of a consent area replaces them, and its scripts run in order',
  async play(drive) {
    const inner =
      '<script src="/held/inner.js"><\\/script><script>window.hasInner = window.ran?.includes("inner")<\\/script>';
    const area = `<p>the map</p><script src="/held/area.js"></script><script>window.by = window.ran?.find((name) => name === 'area'); ${WRITES}</script><script type="application/json">{"not": code}</script>`;
    const site = createScenarioSite({
      body: `<div id="place"><script type="text/plain" data-category="marketing">${WRITES} document.write('${inner}')</script></div>${AREA}`,
    });
    const page = await drive({
      ...site,
      answer: (request) =>
        request.pathname.includes('consent-area')
          ? Promise.resolve({ type: 'application/json', body: JSON.stringify(area) })
          : site.answer(request),
    });
    await page.open('/');
    await page.waitUntil(IS_ASKING);
    await page.press('.cmplz-accept');
    await page.waitUntil('document.querySelector(".cmplz-consent-area b") !== null');
    await page.waitUntil('window.hasInner');
    expect(await page.read('document.querySelector("#place").innerText.trim()')).toBe(
      'written by the page',
    );
    expect(await page.read('document.querySelector(".cmplz-consent-area b").innerText')).toBe(
      'written by the area',
    );
    expect(await page.read('document.querySelector("h1") !== null')).toBe(true);
  },
};

/** The cases, the same ones for each browser. */
export const BAD_INPUT_CASES: readonly BadInputCase[] = [
  ...Object.keys(EFFECTS).map(callThatFails),
  brokenCookies,
  scriptsInOrder,
  scriptsThatWrite,
];
