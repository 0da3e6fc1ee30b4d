import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDestination } from './modules/deliveries/testing/a-destination.ts';
import { NO_VISIT } from './store/store.ts';
import { aComment, aProof } from './store/testing/a-record.ts';
import { A_PNG } from './testing/a-picture.ts';
import { OWNER_ROUTE_BODIES } from './testing/owner-route-bodies.ts';
import { anOwnerApp, type OwnerApp } from './testing/an-owner-app.ts';
import type { OwnerBrowser } from './testing/owner-browser.ts';
import { defaultGame, defaultSettings } from '@beckon/contract/settings';

/**
 * Routes that give everyone the same answer, or answer only about the caller. They cannot be asked
 * for another owner's data.
 */
const OF_NOBODY = new Set([
  'GET /api/owner/setup',
  'GET /api/owner/me',
  'GET /api/owner/archive',
  'POST /api/owner/account/delete',
  'POST /api/owner/account/email',
  'GET /api/owner/sessions',
  'DELETE /api/owner/sessions',
  'GET /api/owner/sites',
  'POST /api/owner/sites',
]);
const OPEN = new Set(['GET /api/owner/setup']);

let server: OwnerApp;
let ruth: OwnerBrowser;
let dan: OwnerBrowser;
let siteId: string;
let popupId: string;
let pictureId: string;
let testId: string;
let sessionId: string;
let viewId: string;

beforeAll(async () => {
  server = await anOwnerApp();
  [ruth, dan] = [await server.anOwner('ruth'), await server.anOwner('dan')];
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Ruths' })).json().site.id;
  popupId = (
    await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, {
      name: 'Wheel',
      type: 'gamified',
      format: 'format_1',
      language: 'en',
      settings: { ...defaultSettings('gamified'), game: defaultGame('format_1', 'en') },
    })
  ).json().popup.id;
  pictureId = (
    await ruth.call('POST', `/api/owner/sites/${siteId}/pictures`, {
      name: 'logo.png',
      data: A_PNG,
    })
  ).json().picture.id;
  sessionId = (await ruth.call('GET', '/api/owner/sessions')).json().sessions[0].id;
  testId = (await ruth.call('POST', `/api/owner/popups/${popupId}/ab-tests`)).json().test.id;
  const [account] = [(await ruth.call('GET', '/api/owner/me')).json().account.id];
  await server.store.createDestination(
    aDestination(
      'webhook',
      { url: 'https://hooks.example/Ruths' },
      { id: 'hook-of-ruth', siteId, accountId: account },
    ),
    30,
  );
  await ruth.call('POST', `/api/owner/sites/${siteId}/consent/publish`, { asksAgain: false });
  const views = `/api/owner/sites/${siteId}/report-views`;
  const view = { name: 'Ruths view', address: '/reports' };
  viewId = (await ruth.call('POST', views, view)).json().views[0].id;
  await server.store.recordConsent(aProof({ siteId, consentId: 'proof-of-ruth' }), 'none-1');
  await server.store.addComment(aComment({ id: 'comment-of-ruth', siteId }));
  await server.store.recordConversion({
    ...NO_VISIT,
    id: 'lead-of-ruth',
    popupId,
    siteId,
    accountId: account,
    at: server.clock.nowMs,
    day: '2026-05-20',
    visitorId: 'v',
    email: 'a@b.example',
    name: '',
    phone: '',
    fields: [],
    deliveries: [],
  });
});
afterAll(() => server.close());

function read(route: string, site = siteId) {
  const [method = '', address = ''] = route.split(' ');
  const url = address
    .replace(':siteId', site)
    .replace(':popupId', popupId)
    .replace(':prizeId', 'ten-percent')
    .replace(':leadId', 'lead-of-ruth')
    .replace(':destinationId', 'hook-of-ruth')
    .replace(':pictureId', pictureId)
    .replace(':testId', testId)
    .replace(':table', 'device')
    .replace(':sessionId', sessionId)
    .replace(':viewId', viewId)
    .replace(':consentId', 'proof-of-ruth')
    .replace(':file', '1.html')
    // The other packages need https, which this server does not have.
    .replace(':kind', 'wordpress');
  return { method: method as 'GET' | 'POST' | 'PATCH' | 'DELETE', url };
}

const ofSite = async (part: string) =>
  (await ruth.call('GET', `/api/owner/sites/${siteId}/${part}`)).json();

const everything = async () => ({
  sites: (await ruth.call('GET', '/api/owner/sites')).json(),
  popups: await ofSite('popups'),
  popup: (await ruth.call('GET', `/api/owner/popups/${popupId}`)).json(),
  leads: await ofSite('leads'),
  comments: await ofSite('comments'),
  prizes: (await ruth.call('GET', `/api/owner/popups/${popupId}/prizes`)).json(),
  destinations: await ofSite('destinations'),
  pictures: await ofSite('pictures'),
  views: await ofSite('report-views'),
  proofs: await ofSite('consent/proofs'),
  deliveries: await ofSite('deliveries'),
  goals: await ofSite('goals'),
});

test('every owner route is checked here, with ids that exist', () => {
  expect(server.routes.length).toBeGreaterThanOrEqual(100);
  for (const route of server.routes) expect(read(route).url).not.toContain('/:');
});

test('every owner route answers 401 without a session, and with a made-up one', async () => {
  for (const route of server.routes.filter((each) => !OPEN.has(each))) {
    for (const cookie of [
      '',
      'beckon.session_token=made.up',
      '__Host-beckon.session_token=made.up',
    ]) {
      const answer = await server.app.inject({
        ...read(route),
        headers: { cookie, origin: 'http://localhost:80' },
        ...(OWNER_ROUTE_BODIES[route] ? { payload: OWNER_ROUTE_BODIES[route] } : {}),
      });
      expect([route, answer.statusCode, answer.json()]).toEqual([
        route,
        401,
        { success: false, message: 'Please sign in.' },
      ]);
    }
  }
});

test('every owner route answers another owner 404, as if nothing existed, and changes nothing', async () => {
  const before = await everything();
  for (const route of server.routes.filter((each) => !OF_NOBODY.has(each))) {
    const { method, url } = read(route);
    const answer = await dan.call(method, url, OWNER_ROUTE_BODIES[route]);
    expect([route, answer.statusCode, answer.json().success]).toEqual([route, 404, false]);
    expect(answer.body).not.toContain('Ruths');
  }
  expect(await everything()).toEqual(before);
});

test('every owner route of a site finds nothing of another owner below the own site', async () => {
  const { site } = (await dan.call('POST', '/api/owner/sites', { name: 'Dans' })).json();
  const before = await everything();
  const isOfSite = (route: string) => route.includes(':siteId/');
  for (const route of server.routes.filter(isOfSite)) {
    const { method, url } = read(route, site.id);
    const answer = await dan.call(method, url, OWNER_ROUTE_BODIES[route]);
    expect([route, answer.body]).not.toEqual([route, expect.stringMatching(/Ruths|of-ruth/)]);
    const namesAnother = /:(lead|destination|picture|view|consent)Id/.test(route);
    expect([route, namesAnother && answer.statusCode < 400]).toEqual([route, false]);
  }
  expect(await everything()).toEqual(before);
});

test("every owner route refuses a change that another site's page makes with the owner's cookie", async () => {
  const before = await everything();
  for (const route of server.routes.filter((each) => !each.startsWith('GET'))) {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await server.app.inject({
        ...read(route),
        headers: { cookie: ruth.cookie, ...headers },
        ...(OWNER_ROUTE_BODIES[route] ? { payload: OWNER_ROUTE_BODIES[route] } : {}),
      });
      expect([route, headers, answer.statusCode]).toEqual([route, headers, 403]);
    }
  }
  expect(await everything()).toEqual(before);
});

test('every owner route refuses a change sent as a form', async () => {
  for (const route of server.routes.filter((each) => /^(POST|PATCH)/.test(each))) {
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await server.app.inject({
        ...read(route),
        headers: { cookie: ruth.cookie, origin: 'http://localhost:80', 'content-type': type },
        payload: 'name=x',
      });
      expect([route, type, answer.statusCode]).toEqual([route, type, 415]);
    }
  }
});

test('every owner route lets the owner in', async () => {
  for (const route of server.routes.filter((each) => each.startsWith('GET'))) {
    const { method, url } = read(route);
    expect([route, (await ruth.call(method, url)).statusCode]).toEqual([route, 200]);
  }
});

describe('bad input from the dashboard', () => {
  test.each([
    ['broken JSON', '{"name":'],
    ['a text', '"name"'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['a number for a name', '{"name":5}'],
    ['an empty name', '{"name":""}'],
    ['an unknown part', '{"name":"x","role":"admin"}'],
    ['a prototype', '{"name":"x","settings":{"timeZone":"Mars/Olympus"}}'],
    ['a bad host', '{"name":"x","settings":{"domains":["http://a/b"]}}'],
  ])('%s is answered 400 with a sentence', async (_what, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/owner/sites',
      headers: {
        cookie: ruth.cookie,
        origin: 'http://localhost:80',
        'content-type': 'application/json',
      },
      payload,
    });
    expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
    expect(answer.json().message).toMatch(/.{10,}/);
  });

  test('a body of 2 MB is answered 413', async () => {
    const answer = await ruth.call('PATCH', `/api/owner/popups/${popupId}`, {
      name: 'x'.repeat(2_000_000),
    });
    expect([answer.statusCode, answer.json().success]).toEqual([413, false]);
  });
});
