import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOwnerToken } from '../../http/owner/owner-token.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import { SECRET } from '../../testing/owner-app-parts.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
});
afterEach(() => server.close());

const create = async (body: object = { name: 'Shop' }) =>
  (await ruth.call('POST', '/api/owner/sites', body)).json().site;

test('a new site has a client id and settings that work at once', async () => {
  const site = await create();
  expect(site.clientId).toMatch(/^[0-9a-f]{13}$/);
  expect(site.settings).toMatchObject({
    domains: [],
    timeZone: 'UTC',
    attentionBudget: 2,
    consentMode: 'off',
  });
  expect((await ruth.call('GET', '/api/owner/sites')).json().sites).toEqual([site]);
});

test('settings that are missing in a change stay; host names are stored once and in lower case', async () => {
  const { id } = await create({
    name: 'Shop',
    settings: { timeZone: 'Asia/Jerusalem', language: 'he' },
  });
  const answer = await ruth.call('PATCH', `/api/owner/sites/${id}`, {
    settings: {
      domains: [
        'Shop.Example',
        'shop.example',
        '*.shop.example',
        'xn--9dbd1a4b.co.il',
        'חנות.co.il',
      ],
      attentionBudget: 0,
    },
  });
  expect(answer.json().site).toMatchObject({
    name: 'Shop',
    settings: {
      timeZone: 'Asia/Jerusalem',
      language: 'he',
      attentionBudget: 0,
      domains: ['shop.example', '*.shop.example', 'חנות.co.il'],
    },
  });
});

test.each(['   ', '\u202e\u200f\u200b', 'Café\nlatest'])(
  'a site cannot have the name %j, which shows nothing or is not one line',
  async (name) => {
    const before = (await ruth.call('GET', '/api/owner/sites')).json().sites;
    expect((await ruth.call('POST', '/api/owner/sites', { name })).statusCode).toBe(400);
    expect((await ruth.call('GET', '/api/owner/sites')).json().sites).toEqual(before);
  },
);

test('an unknown time zone is refused and changes nothing', async () => {
  const site = await create();
  expect(
    (
      await ruth.call('PATCH', `/api/owner/sites/${site.id}`, {
        name: 'New',
        settings: { timeZone: 'Mars/Olympus' },
      })
    ).statusCode,
  ).toBe(400);
  expect((await ruth.call('GET', `/api/owner/sites/${site.id}`)).json().site).toEqual(site);
});

test('an invalid store currency is refused by name and changes nothing', async () => {
  const site = await create();
  const change = (currency: string) =>
    ruth.call('PATCH', `/api/owner/sites/${site.id}`, { settings: { shop: { currency } } });
  for (const currency of ['EURO', 'EU', '€'])
    expect((await change(currency)).json()).toMatchObject({
      success: false,
      message: "The store's currency is a code of three letters, such as EUR, or empty.",
    });
  expect((await ruth.call('GET', `/api/owner/sites/${site.id}`)).json().site).toEqual(site);
  const kept = async (currency: string) => (await change(currency)).json().site.settings.shop;
  expect(await kept(' eur ')).toEqual({ currency: 'EUR' });
  expect(await kept('')).toEqual({ currency: '' });
});

test('a deleted site is gone with its popups', async () => {
  const { id, clientId } = await create();
  const { popup } = (
    await ruth.call('POST', `/api/owner/sites/${id}/popups`, {
      name: 'N',
      type: 'bar',
      format: 'format_1',
      language: 'en',
    })
  ).json();
  expect((await ruth.call('DELETE', `/api/owner/sites/${id}`)).statusCode).toBe(200);
  expect((await ruth.call('GET', `/api/owner/popups/${popup.id}`)).statusCode).toBe(404);
  expect(await server.store.liveSite(clientId)).toBeUndefined();
});

test("the line to paste contains our address and the site's client id", async () => {
  const { id, clientId } = await create();
  expect((await ruth.call('GET', `/api/owner/sites/${id}/embed`)).json()).toEqual({
    success: true,
    clientId,
    scriptUrl: `http://localhost:80/pixel.js?id=${clientId}`,
    snippet: `<script id="beckon-script" src="http://localhost:80/pixel.js?id=${clientId}" async crossorigin></script>`,
  });
});

const check = async (id: string) =>
  (await ruth.call('GET', `/api/owner/sites/${id}/install-check`)).json();

test('the script counts as installed after a call from an address of the site', async () => {
  const { id } = await create({ name: 'Shop', settings: { domains: ['shop.example'] } });
  expect(await check(id)).toEqual({ success: true, isInstalled: false });
  await server.store.markSeen(id, server.clock.nowMs, 'https://www.shop.example/cart');
  expect(await check(id)).toEqual({
    success: true,
    isInstalled: true,
    lastSeenAt: '2026-05-20T12:00:00.000Z',
    lastSeenUrl: 'https://www.shop.example/cart',
  });
});

test('the install check names the page on which the script was refused, until its host is listed', async () => {
  const { id } = await create({ name: 'Shop', settings: { domains: ['shop.example'] } });
  server.refused.record(id, 'https://shop2.example', server.clock.nowMs);
  expect(await check(id)).toEqual({
    success: true,
    isInstalled: false,
    refused: { host: 'shop2.example', at: '2026-05-20T12:00:00.000Z' },
  });
  const settings = { domains: ['shop.example', 'shop2.example'] };
  await ruth.call('PATCH', `/api/owner/sites/${id}`, { settings });
  expect(await check(id)).toEqual({ success: true, isInstalled: false });
});

test('the install check names the most frequent refused host as it was sent and as people write it, then the next', async () => {
  const { id } = await create({ name: 'Shop', settings: { domains: ['shop.example'] } });
  const record = (origin: string) => server.refused.record(id, origin, server.clock.nowMs);
  ['https://www.חנות.co.il', 'https://חנות.co.il', 'https://other.example'].forEach(record);
  const refused = { host: 'xn--9dbd1a4b.co.il', readable: 'חנות.co.il' };
  expect(await check(id)).toMatchObject({ refused });
  const settings = { domains: ['shop.example', refused.host] };
  await ruth.call('PATCH', `/api/owner/sites/${id}`, { settings });
  const next = (await check(id)).refused;
  expect(next).toEqual({ host: 'other.example', at: '2026-05-20T12:00:00.000Z' });
});

test('an address from a call counts for a site without addresses only after the owner has listed it', async () => {
  const { id } = await create();
  await server.store.markSeen(id, server.clock.nowMs, 'https://evil.example/');
  expect(await check(id)).toEqual({
    success: true,
    isInstalled: false,
    claimedUrl: 'https://evil.example/',
  });
  const settings = { domains: ['evil.example'] };
  await ruth.call('PATCH', `/api/owner/sites/${id}`, { settings });
  expect(await check(id)).toMatchObject({ isInstalled: true });
});

test('a page on this machine counts if the dashboard is also on this machine', async () => {
  const { id } = await create();
  await server.store.markSeen(id, server.clock.nowMs, 'http://127.0.0.1:5000/');
  expect(await check(id)).toMatchObject({ isInstalled: true });
  const elsewhere = await server.app.inject({
    url: `/api/owner/sites/${id}/install-check`,
    headers: { host: 'popups.example.com', cookie: ruth.cookie },
  });
  expect(elsewhere.json()).toMatchObject({ isInstalled: false });
});

test("the owner's link opens this site only, for half an hour", async () => {
  const { id } = await create();
  const { token, until } = (await ruth.call('GET', `/api/owner/sites/${id}/owner-link`)).json();
  expect(until).toBe('2026-05-20T12:30:00.000Z');
  expect(readOwnerToken(token, SECRET, server.clock.nowMs)).toMatchObject({ siteId: id });
  expect(readOwnerToken(token, SECRET, server.clock.nowMs + 30 * 60_000)).toBeUndefined();
  expect(
    readOwnerToken(token, 'another secret of another server!', server.clock.nowMs),
  ).toBeUndefined();
});

test('an account may have two hundred sites, even if many are created at once, and the error says so', async () => {
  const answers = await Promise.all(
    Array.from({ length: 205 }, (_none, at) =>
      ruth.call('POST', '/api/owner/sites', { name: `Shop ${at}` }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused).toHaveLength(5);
  expect([refused[0]?.statusCode, refused[0]?.json().message]).toEqual([
    409,
    'An account may have 200 sites. Delete one that you do not need first.',
  ]);
});
