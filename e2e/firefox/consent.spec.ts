import { expect, test } from '../fixtures/worker.ts';
import { createScenarioSite, type SiteAnswer } from '../helpers/scenario-site.ts';
import { type FirefoxVisits, startFirefox } from '../models/browsers/drive-firefox.ts';
import { barriersInFirefox } from '../models/browsers/barriers-in-firefox.ts';
import { BAD_INPUT_CASES } from '../models/bad-input-cases.ts';
import { GOLDEN_SEQUENCES } from '../models/consent/golden-sequences.ts';
import { MODE_CASES } from '../models/consent/mode-cases.ts';
import { playModeCase, playScenario } from '../models/play-scenario.ts';

/** The same scenarios as in Chromium (e2e/consent). All use one Firefox, because it starts slowly. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const IS_ASKING = 'document.querySelector(".cmplz-cookiebanner.cmplz-show") !== null';
const TAB = 'button.cmplz-manage-consent';
const IS_GONE = `document.querySelector("${TAB}.cmplz-show") !== null`;
const IS_IN_BANNER = 'document.activeElement.closest(".cmplz-cookiebanner") !== null';
const POLICY =
  "default-src 'none'; script-src 'nonce-abc'; style-src 'self' 'nonce-abc'; connect-src 'self'; img-src 'self'";

const PANEL = '.cmplz-manage-consent-container';

const PAGE: SiteAnswer = { type: 'text/html', body: '<!doctype html><p>Please sign in' };
const FAILURES: Readonly<Record<string, () => Promise<SiteAnswer>>> = {
  'that fails': () => Promise.reject(new Error('no connection')),
  'that brings a page': () => Promise.resolve(PAGE),
  'with an error of the server': () =>
    Promise.resolve({ status: 500, type: 'application/json', body: '{"code":"x"}' }),
  'that never comes': () => new Promise(() => undefined),
};

let firefox: FirefoxVisits;
test.beforeAll(async () => {
  firefox = await startFirefox();
});
test.afterAll(() => firefox.end());

test('in Firefox each sequence of events, cookies and records is as expected', async () => {
  for (const scenario of GOLDEN_SEQUENCES)
    await test.step(scenario.title, () => playScenario(scenario, (site) => firefox.visit(site)));
  expect(firefox.problems).toEqual([]);
});

test("in Firefox each mode follows the visitor's choice, and the next page knows the choice", async () => {
  for (const mode of MODE_CASES)
    await test.step(mode.title, () => playModeCase(mode, (site) => firefox.visit(site)));
  expect(firefox.problems).toEqual([]);
});

test('in Firefox one broken part does not stop the others', async () => {
  for (const { title, play } of BAD_INPUT_CASES)
    await test.step(title, () => play((site) => firefox.visit(site)));
  expect(firefox.problems).toEqual([]);
});

test('in Firefox the keyboard works everywhere: focus, Escape, opening the banner again, and the wall', async () => {
  const visit = await firefox.visit(createScenarioSite({}));
  const { keyboard } = visit.page;
  await visit.open('/');
  await visit.waitUntil(IS_IN_BANNER);
  await keyboard.press('Escape');
  await visit.waitUntil(IS_GONE);
  await visit.read(`document.querySelector('${TAB}').focus()`);
  await keyboard.press('Enter');
  await visit.waitUntil(IS_IN_BANNER);
  await keyboard.press('Escape');
  await visit.waitUntil(`document.activeElement.matches('${TAB}')`);

  const wall = await firefox.visit(createScenarioSite({ settings: { soft_cookiewall: '1' } }));
  await wall.open('/');
  await wall.waitUntil(IS_IN_BANNER);
  for (let press = 0; press < 8; press += 1) {
    await wall.page.keyboard.press('Tab');
    expect(await wall.read(IS_IN_BANNER)).toBe(true);
  }
  expect(firefox.problems).toEqual([]);
});

test('in Firefox our script and what the visitor allows run under a strict content policy', async () => {
  const broken = `window.refused = [];
    addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI))`;
  const site = createScenarioSite({ nonce: 'abc', before: broken });
  const visit = await firefox.visit(site, { 'content-security-policy': POLICY });
  await visit.open('/');
  await visit.waitUntil(IS_ASKING);
  await visit.press('.cmplz-accept');
  await visit.waitUntil('window.ran?.length === 2');
  expect(await visit.read('window.refused')).toEqual([]);
});

test('in Firefox a page from the back-forward cache follows a choice that was made meanwhile', async () => {
  const kept = "addEventListener('pageshow', (event) => { window.isKept = event.persisted })";
  const visit = await firefox.visit(createScenarioSite({ before: kept }));
  await visit.open('/');
  await visit.waitUntil(IS_ASKING);
  await visit.open('/two');
  await visit.waitUntil(IS_ASKING);
  await visit.press('.cmplz-accept');
  await visit.waitUntil(IS_GONE);
  // `goBack` would wait for a load, which a restored page does not have.
  await visit.read('history.back()');
  await visit.waitUntil(`window.isKept === true && ${IS_GONE} && window.ran?.length === 2`);
});

test('in Firefox two tabs stay in sync', async () => {
  const visit = await firefox.visit(createScenarioSite({}));
  await visit.open('/');
  await visit.waitUntil(IS_ASKING);
  const other = await visit.newTab();
  await other.open('/');
  await other.waitUntil(IS_ASKING);
  await other.press('.cmplz-accept');
  await visit.waitUntil(`${IS_GONE} && window.ran?.length === 2`);
  await other.read('window.cmplz_deny_all()');
  await visit.waitUntil('window.loads === 2 && window.ran === undefined');
  expect(firefox.problems).toEqual([]);
});

test('in Firefox panel, notice and the open banner have no accessibility problem', async () => {
  const visit = await firefox.visit(
    createScenarioSite({
      body: `<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>
        <div><img class="cmplz-image" alt="" data-category="marketing" data-src-cmplz="/p.png"></div>`,
      settings: { placeholdertext: 'Show what needs {category}' },
    }),
  );
  await visit.open('/');
  await visit.waitUntil(
    `document.querySelectorAll('${PANEL} input').length === 4 && document.querySelector('.cmplz-blocked-content-notice') !== null`,
  );
  expect(await barriersInFirefox(visit.page)).toEqual([]);
  await visit.press(TAB);
  await visit.waitUntil(IS_IN_BANNER);
  await visit.press('.cmplz-view-preferences');
  await visit.waitUntil('document.activeElement.closest(".cmplz-categories") !== null');
  expect(await barriersInFirefox(visit.page)).toEqual([]);
});

for (const [how, fail] of Object.entries(FAILURES))
  test(`in Firefox after a call ${how}, the page still asks for consent, follows the choice and continues`, async () => {
    const site = createScenarioSite({
      settings: { geoip: '1', clean_cookies: '1', placeholdertext: 'x' },
      body: '<div class="cmplz-consent-area cmplz-placeholder" data-post_id="1" data-category="marketing" data-service="maps">the map waits</div>',
    });
    const visit = await firefox.visit({
      ...site,
      answer: (request) => (request.pathname.includes('wp-json') ? fail() : site.answer(request)),
    });
    await visit.open('/');
    await visit.waitUntil(IS_ASKING);
    await visit.press('.cmplz-accept');
    await visit.waitUntil('window.ran?.length === 2');
    expect(await visit.read('document.querySelector("main").innerText')).toContain('the map waits');
    expect(await visit.read('document.cookie')).toContain('cmplz_marketing=allow');
    expect(firefox.problems).toEqual([]);
  });

/** The last test, because Firefox may report errors late. */
test('in Firefox a page works without our server, and the functions of the page API work', async () => {
  const site = createScenarioSite({});
  const away = { type: 'text/html', body: '<p>Please sign in' };
  const visit = await firefox.visit({
    ...site,
    answer: (request) =>
      /consent-parts|wp-json/.test(request.pathname) ? Promise.resolve(away) : site.answer(request),
  });
  await visit.open('/');
  await visit.waitUntil('window.events.at(-1) === "cookie_warning_loaded eu"');
  expect(await visit.read('window.cmplz_has_consent("marketing")')).toBe(false);
  await visit.read('window.cmplz_accept_all()');
  expect(await visit.read('window.cmplz_has_consent("marketing")')).toBe(true);
  // Firefox reports a file that is not a module by itself.
  expect(firefox.problems.filter((problem) => !/Loading module/.test(problem))).toEqual([]);
});
