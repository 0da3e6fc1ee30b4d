import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import {
  type ConsentDesign,
  defaultConsentDesign,
  SERVICE_LIBRARY,
} from '@beckon/contract/consent';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aSiteSettings, NOON } from '../../store/testing/a-record.ts';
import { someConsent } from '../../testing/stub-renderers.ts';
import { buildTestApp, CLIENT_ID, type TestApp } from '../../testing/build-test-app.ts';
import { buildConsentService } from './consent-service.ts';

const SCRIPT = '/* the consent script */';
const LIGHT_SCRIPT = '/* the light one */';
let folder: string;
let test: TestApp;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beckon-consent-'));
  await writeFile(path.join(folder, 'consent.js'), SCRIPT);
  await writeFile(path.join(folder, 'consent-light.js'), LIGHT_SCRIPT);
  test = await buildTestApp({ consentFolder: folder });
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

async function publish(changes: Partial<ConsentDesign> = {}): Promise<void> {
  const { store, clock } = test;
  const consent = buildConsentService({ store, render: someConsent, now: () => clock.now });
  await consent.save('account1', 'site1', {
    draft: { ...defaultConsentDesign('en'), ...changes },
    expectedRevision: undefined,
  });
  await consent.publish('account1', 'site1', { asksAgain: false, expectedRevision: undefined });
}

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '198.51.100.1') =>
  test.app.inject({ url, headers, remoteAddress });
const track = (body: unknown, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/sites/${CLIENT_ID}/wp-json/complianz/v1/track`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The settings that the script gives to a page in this language. */
function settingsIn(script: string, lang = ''): Record<string, unknown> {
  const window: Record<string, unknown> = {};
  runInNewContext(script, { window, document: { documentElement: { lang } } });
  return structuredClone(Object(window['complianz']));
}

it('consent.js contains the settings of the visitor’s region before the script, compressed', async () => {
  await publish();
  const answer = await get(`/consent.js?id=${CLIENT_ID}`, { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers['cache-control']).toMatch(/^private/);
  const text = brotliDecompressSync(answer.rawPayload).toString();
  expect(text.endsWith(LIGHT_SCRIPT)).toBe(true);
  expect(settingsIn(text)).toMatchObject({
    consenttype: 'optin',
    region: 'eu',
    current_policy_id: '1',
    url: `https://beckon.test/sites/${CLIENT_ID}/wp-json/complianz/v1/`,
  });
});

it('consent.js is the full build only for sites that block content or inform services other than Google', async () => {
  const scriptOf = async (changes: Partial<ConsentDesign>) => {
    await publish(changes);
    test.clock.now += 5_000;
    const { body } = await get(`/consent.js?id=${CLIENT_ID}`);
    return [body.split('\n').at(-1), settingsIn(body)['beckon_light']];
  };
  const services = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube');
  const { integrations } = defaultConsentDesign('en');
  expect(await scriptOf({})).toEqual([LIGHT_SCRIPT, true]);
  expect(await scriptOf({ services })).toEqual([SCRIPT, false]);
  expect(await scriptOf({ services, blocksKnownServices: false })).toEqual([LIGHT_SCRIPT, true]);
  expect(await scriptOf({ integrations: { ...integrations, matomo: true } })).toEqual([
    SCRIPT,
    false,
  ]);
});

it('consent.js contains the names of services if visitors are asked about each', async () => {
  const services = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube');
  await publish({ services, asksPerService: true });
  const { body } = await get(`/consent.js?id=${CLIENT_ID}`);
  expect(settingsIn(body)['beckon_names']).toEqual({ youtube: 'YouTube' });
});

it('consent.js asks visitors of other countries as their region requires', async () => {
  await publish();
  const israel = await get(`/consent.js?id=${CLIENT_ID}`, {}, '203.0.113.7');
  expect(settingsIn(israel.body)).toMatchObject({ consenttype: 'other', region: 'other' });
});

it('consent.js has the texts of the requested language', async () => {
  await publish();
  for (const lang of ['he-IL', 'HE', 'iw']) {
    const { body } = await get(`/consent.js?id=${CLIENT_ID}&lang=${lang}`);
    expect(settingsIn(body)).toMatchObject({ locale: 'lang=he&locale=he_IL' });
  }
  const { body } = await get(`/consent.js?id=${CLIENT_ID}&lang=hex`);
  expect(settingsIn(body)).toMatchObject({ locale: 'lang=en&locale=en_US' });
});

it('consent.js uses the language of the page, unless its address names one', async () => {
  await publish({ links: { cookiePolicy: '/cookies', privacyPolicy: '', imprint: '' } });
  const { body } = await get(`/consent.js?id=${CLIENT_ID}`);
  for (const lang of ['he', 'he-IL', 'HE'])
    expect(settingsIn(body, lang)).toMatchObject({
      locale: 'lang=he&locale=he_IL',
      categories: { preferences: 'העדפות' },
      beckon_tab: expect.stringContaining('הגדרות עוגיות'),
      consenttype: 'optin',
    });
  for (const lang of ['', 'en', 'fr', 'constructor'])
    expect(settingsIn(body, lang)).toMatchObject({
      locale: 'lang=en&locale=en_US',
      categories: { preferences: 'Preferences' },
      beckon_tab: expect.stringContaining('Cookie settings'),
    });
  const named = await get(`/consent.js?id=${CLIENT_ID}&lang=en`);
  expect(settingsIn(named.body, 'he')).toMatchObject({ locale: 'lang=en&locale=en_US' });
});

it('consent.js contains nothing that could end a script element', async () => {
  const texts = defaultConsentDesign('en').texts;
  await publish({
    texts: { ...texts, en: { ...texts.en, marketing: '</script><script>alert(1)</script>' } },
  });
  expect((await get(`/consent.js?id=${CLIENT_ID}`)).body).not.toContain('</script>');
});

it('consent.js changes with the next publish, and does not exist before the first', async () => {
  expect((await get(`/consent.js?id=${CLIENT_ID}`)).statusCode).toBe(404);
  test.clock.now += 5_000;
  await publish();
  const first = await get(`/consent.js?id=${CLIENT_ID}`);
  await publish({ position: 'bottom' });
  test.clock.now += 5_000;
  const second = await get(`/consent.js?id=${CLIENT_ID}`, {
    'if-none-match': String(first.headers.etag),
  });
  expect([second.statusCode, settingsIn(second.body)['banner_version']]).toEqual([200, '4']);
  expect((await get('/consent.js?id=ffffffffffff0')).statusCode).toBe(404);
  expect((await get('/consent.js?id=x')).statusCode).toBe(400);
});

it('consent.js of a banner that was taken down asks nobody, allows everything and needs no file of the banner', async () => {
  const services = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube');
  await publish({ services, asksPerService: true });
  expect(settingsIn((await get(`/consent.js?id=${CLIENT_ID}`)).body)['consenttype']).toBe('optin');
  await test.store.unpublishConsent('account1', 'site1', test.clock.now);
  test.clock.now += 5_000;
  const { statusCode, body } = await get(`/consent.js?id=${CLIENT_ID}`);
  expect([statusCode, body.split('\n').at(-1)]).toEqual([200, LIGHT_SCRIPT]);
  for (const lang of ['en', 'he'])
    expect(settingsIn(body, lang)).toMatchObject({
      consenttype: 'other',
      prefix: 'cmplz_off_',
      disable_cookiebanner: true,
      do_not_track_enabled: false,
      store_consent: false,
      clean_cookies: false,
      beckon_tab: false,
      beckon_block: [],
      css_file: '',
      beckon_banner_url: '',
      beckon_page_css: '',
    });
});

it('calls of the page record nothing after the banner was taken down, and bring consent areas but no panel', async () => {
  await publish();
  const area = { postId: 7, blockId: 'video', html: '<p>Video</p>' };
  await test.store.saveConsentArea('account1', 'site1', area);
  await test.store.unpublishConsent('account1', 'site1', test.clock.now);
  const calls = `/sites/${CLIENT_ID}/wp-json/complianz/v1`;
  expect((await get(`${calls}/consent-area/7/video`)).json()).toBe('<p>Video</p>');
  expect((await get(`${calls}/manage_consent_html`)).json()).toBe('');
  expect((await get(`${calls}/cookie_data`)).json()).toEqual([]);
  const choice = { consented_categories: ['marketing'], consent_id: 'abc-123' };
  expect((await track(choice)).statusCode).toBe(200);
  const query = { search: '', before: undefined, limit: 9 };
  expect(await test.store.consentProofs('account1', 'site1', query)).toEqual([]);
});

it('consent.js contains the tab, and the address of the banner for its type of consent', async () => {
  const us = { ...defaultConsentDesign('en').typeOfRegion, eu: 'optout' as const };
  await publish({ typeOfRegion: us });
  const settings = settingsIn((await get(`/consent.js?id=${CLIENT_ID}`)).body);
  expect(settings['beckon_tab']).toContain('Cookie settings');
  const banner = await get(new URL(String(settings['beckon_banner_url'])).pathname);
  expect(banner.body).toContain('You can object at any time.');
  const styles = await get(new URL(String(settings['beckon_page_css'])).pathname);
  expect(styles.body).toBe('.cmplz-document{}');
});

it('consent.js contains no tab if the site wants none', async () => {
  await publish({ manageButton: 'hide-everywhere' });
  const settings = settingsIn((await get(`/consent.js?id=${CLIENT_ID}`)).body);
  expect(settings['beckon_tab']).toBe(false);
});

it('consent.js links to files that exist and are cached forever', async () => {
  await publish();
  const settings = settingsIn((await get(`/consent.js?id=${CLIENT_ID}`)).body);
  const banner = new URL(String(settings['beckon_banner_url'])).pathname;
  const answer = await get(banner);
  expect([answer.body, answer.headers['content-type']]).toEqual([
    '<div id="cmplz-cookiebanner-container">Your privacy</div>',
    'text/html; charset=utf-8',
  ]);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  const css = await get(new URL(String(settings['css_file'])).pathname);
  expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
  expect((await get(`/consent-files/${'0'.repeat(32)}.html`)).statusCode).toBe(404);
});

it('calls of the page return the region and the type of consent, also by the address of the page', async () => {
  await publish();
  const banner = (await get(`/sites/${CLIENT_ID}/wp-json/complianz/v1/banner`)).json();
  expect(banner).toMatchObject({ consenttype: 'optin', region: 'eu', banner_version: '2' });
  const us = await get(`/wp-json/complianz/v1/banner?site=${CLIENT_ID}&cmplz_user_region=us`);
  expect(us.json()).toMatchObject({ consenttype: 'optout', region: 'us' });
  expect((await get('/wp-json/complianz/v1/banner')).statusCode).toBe(404);
});

it('calls of the page list cookies by category and service', async () => {
  const services = SERVICE_LIBRARY.filter(({ id }) =>
    ['youtube', 'facebook', 'hotjar', 'beckon-popups'].includes(id),
  );
  const url = `/sites/${CLIENT_ID}/wp-json/complianz/v1/cookie_data`;
  await publish({ services: [] });
  expect((await get(url)).json()).toEqual([]);
  await publish({ services });
  // The site cannot delete cookies on the services' own domains (`fr`, those of YouTube). Popups
  // follow consent by a switch of their own.
  expect((await get(url)).json()).toEqual({
    statistics: { hotjar: ['_hjSessionUser_*', '_hjSession_*'] },
    marketing: { facebook: ['_fbp', '_fbc'] },
  });
});

it('calls of the page fill the panel, after a sentence for a browser that asks for privacy', async () => {
  await publish();
  const url = `/sites/${CLIENT_ID}/wp-json/complianz/v1/manage_consent_html`;
  expect((await get(`${url}?lang=he`)).json()).toBe('optin he');
  const signalled = (await get(url, { 'sec-gpc': '1' })).json();
  expect(signalled).toMatch(/^<p>Your browser asks for privacy.*<\/p>optin en$/u);
});

it("calls of the page answer a consent area with the owner's content, or with nothing if there is none", async () => {
  await publish();
  await test.store.saveConsentArea('account1', 'site1', {
    postId: 7,
    blockId: 'video',
    html: '<p>Video</p>',
  });
  const url = `/sites/${CLIENT_ID}/wp-json/complianz/v1/consent-area`;
  expect((await get(`${url}/7/video`)).json()).toBe('<p>Video</p>');
  expect((await get(`${url}/8/default`)).json()).toBe('');
  expect((await get(`${url}/x/default`)).statusCode).toBe(400);
});

it('calls of the page may come from any page, but are refused from pages of other sites if the owner lists domains', async () => {
  await publish();
  const url = `/sites/${CLIENT_ID}/wp-json/complianz/v1/track`;
  const preflight = await test.app.inject({ method: 'OPTIONS', url });
  expect(preflight.headers['access-control-allow-origin']).toBe('*');
  const settings = aSiteSettings({ domains: ['shop.example'] });
  await test.store.updateSite('account1', 'site1', { settings, at: NOON });
  const foreign = await track({ consented_categories: [] }, { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
});
