import type { TestVisitAnswer, TestVisitPopup } from '@beckon/contract/owner-calls';
import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  const site = { name: 'Shop', settings: { timeZone: 'Asia/Jerusalem' } };
  siteId = (await ruth.call('POST', '/api/owner/sites', site)).json().site.id;
});
afterEach(() => server.close());

const VISIT = {
  url: 'https://shop.example/blog/one',
  country: 'de',
  device: 'desktop',
  language: 'de-DE',
  cookies: '',
  visit: 1,
  page: 1,
  cartValue: 20,
  cartItems: 1,
  cartProductIds: [],
  isCustomer: false,
  popupsSeen: 0,
};
const ask = (part: object = {}) =>
  ruth.call('POST', `/api/owner/sites/${siteId}/test-visit`, { ...VISIT, ...part });

async function publish(name: string, part: Partial<PopupSettings>): Promise<string> {
  const request = { name, type: 'lightbox', format: 'format_1', language: 'en' };
  const { popup } = (await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, request)).json();
  const settings = { ...defaultSettings('lightbox'), ...part };
  await ruth.call('PATCH', `/api/owner/popups/${popup.id}`, { settings });
  await ruth.call('POST', `/api/owner/popups/${popup.id}/publish`);
  return popup.id;
}
const only = (kind: string, operator: string, ...values: string[]): Partial<PopupSettings> => ({
  audience: { groups: [[{ kind, operator, values }]] },
});
async function played(part: object = {}): Promise<TestVisitPopup | undefined> {
  const answer: TestVisitAnswer = (await ask(part)).json();
  return answer.popups[0];
}

it('a test visit to a page of another website shows nothing, and names the domains of the site', async () => {
  await publish('News', { triggers: { afterSeconds: { seconds: 9, on: 'page' } } });
  const settings = { domains: ['www.shop.example', 'חנות.co.il'] };
  await ruth.call('PATCH', `/api/owner/sites/${siteId}`, { settings });
  expect(await played({ url: 'https://other.example/' })).toMatchObject({
    shows: false,
    stop: { rule: 'domain', wanted: 'www.shop.example, חנות.co.il', seen: 'other.example' },
  });
  expect(await played({ url: new URL('https://חנויות.example').href })).toMatchObject({
    stop: { seen: 'חנויות.example' },
  });
  expect(await played({ url: 'https://חנות.co.il/' })).toMatchObject({ shows: true });
  expect(await played({ url: 'https://www.shop.example/' })).toMatchObject({ shows: true });
});

it('a test visit shows a popup that no rule stops, and names its triggers', async () => {
  await publish('News', { triggers: { afterSeconds: { seconds: 9, on: 'page' } } });
  expect(await played()).toMatchObject({
    name: 'News',
    shows: true,
    triggers: [{ name: 'time', amount: 9 }],
  });
});

it.each([
  ['page-url', ['starts', '/shop'], { url: 'https://shop.example/shop/mug' }],
  ['page-url', ['is', '/'], { url: 'https://shop.example/?utm_source=x' }],
  ['country', ['in', 'IL', 'FR'], { country: 'il' }],
  ['device', ['in', 'mobile'], { device: 'mobile' }],
  ['language', ['in', 'he'], { language: 'he-IL' }],
  ['visitor-kind', ['in', 'returning'], { visit: 2 }],
  ['cart-value', ['at_least', '50'], { cartValue: 50 }],
  ['cart-product', ['in', 'mug'], { cartProductIds: ['mug'] }],
  ['store-customer', ['in', 'logged-in'], { isCustomer: true }],
  ['pages-seen', ['at_least', '3'], { page: 3 }],
] as const)(
  'a test visit shows a popup only if its rule %s holds',
  async (rule, [operator, ...values], yes) => {
    await publish('News', only(rule, operator, ...values));
    expect(await played()).toMatchObject({ shows: false, stop: { source: 'server', rule } });
    expect(await played(yes)).toMatchObject({ shows: true });
  },
);

it('a test visit takes place at the hour that the owner enters, in the time zone of the site', async () => {
  await publish('News', { schedule: { hours: { from: '09:00', until: '17:00' } } });
  expect((await played({ time: '08:59' }))?.stop?.rule).toBe('schedule');
  expect(await played({ time: '09:00' })).toMatchObject({ shows: true });
});

it('a test visit takes place before, during and after a schedule with times of day', async () => {
  await publish('News', { schedule: { from: '2026-11-27T08:00', until: '2026-11-30T18:00' } });
  const at = async (day: string, time: string) => (await played({ day, time }))?.shows;
  expect(await at('2026-11-27', '07:59')).toBe(false);
  expect(await at('2026-11-27', '08:00')).toBe(true);
  expect(await at('2026-11-30', '17:59')).toBe(true);
  expect(await at('2026-11-30', '18:00')).toBe(false);
});

it('a test visit also checks the browser’s filters: cookies, other popups of the visit, a closing by X', async () => {
  const cookies = [{ name: 'tier', operator: 'exact', value: 'gold', action: 'show' }] as const;
  const id = await publish('Gold', { filters: { cookies: [...cookies] } });
  const stop = (rule: string) => ({ shows: false, stop: { source: 'browser', rule } });
  expect(await played()).toMatchObject(stop('cookies'));
  expect(await played({ cookies: 'tier=gold' })).toMatchObject({ shows: true });
  const gold = 'tier=gold; ';
  expect(await played({ cookies: gold, popupsSeen: 2 })).toMatchObject(stop('attentionBudget'));
  const closed = `${gold}poptin_c_p_o_x_c_${id}=1`;
  expect(await played({ cookies: closed })).toMatchObject(stop('closedByX'));
});

it('a test visit marks a filter as unknown that only a real page can answer', async () => {
  const jsVariables = [{ name: 'cart', operator: 'exact', value: '1', action: 'show' }] as const;
  await publish('News', { filters: { jsVariables: [...jsVariables] } });
  const popup = await played();
  expect(popup).toMatchObject({ shows: true });
  expect(popup?.lines).toContainEqual(
    expect.objectContaining({ rule: 'jsVariables', verdict: 'unknown' }),
  );
});

it.each(['contains', 'contains_not'])(
  'a test visit does not know the title of the page, so a title rule may hold: %s',
  async (operator) => {
    await publish('News', only('page-title', operator, 'Sale'));
    const popup = await played();
    expect(popup).toMatchObject({ shows: true });
    expect(popup?.lines).toContainEqual(
      expect.objectContaining({
        rule: 'page-title',
        values: ['Sale'],
        seen: '',
        verdict: 'unknown',
      }),
    );
    expect(popup?.lines.find(({ rule }) => rule === 'page-title')?.wanted).toContain('Sale');
  },
);

it('a test visit names the rule that fails beside one about the title', async () => {
  const rules = [
    { kind: 'page-title', operator: 'contains', values: ['Sale'] },
    { kind: 'country', operator: 'in', values: ['IL'] },
  ];
  await publish('News', { audience: { groups: [rules] } });
  expect(await played()).toMatchObject({ shows: false, stop: { rule: 'country' } });
});

it('a test visit names no failing group if another one passes', async () => {
  const rule = (kind: string, value: string) => [{ kind, operator: 'in', values: [value] }];
  await publish('News', {
    audience: { groups: [rule('country', 'IL'), rule('device', 'desktop')] },
    schedule: { until: '2020-01-01' },
  });
  expect((await played())?.stop?.rule).toBe('schedule');
});

it('a test visit has a result for every popup, also for paused and never published ones', async () => {
  const id = await publish('News', {});
  await ruth.call('POST', `/api/owner/popups/${id}/pause`);
  const draft = { name: 'Draft', type: 'bar', format: 'format_1', language: 'en' };
  await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, draft);
  const answer: TestVisitAnswer = (await ask()).json();
  expect(answer.timeZone).toBe('Asia/Jerusalem');
  expect(answer.popups.map(({ name, status, stop }) => [name, status, stop?.rule])).toEqual([
    ['News', 'paused', 'status'],
    ['Draft', 'draft', 'status'],
  ]);
});

it('a test visit says of archived popups that they are archived, also if they were never published', async () => {
  const draft = { name: 'Draft', type: 'bar', format: 'format_1', language: 'en' };
  const made = (await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, draft)).json();
  for (const id of [await publish('News', {}), made.popup.id])
    expect((await ruth.call('POST', `/api/owner/popups/${id}/archive`)).statusCode).toBe(200);
  const answer: TestVisitAnswer = (await ask()).json();
  expect(
    new Set(answer.popups.map(({ name, status, stop }) => [name, status, stop?.seen])),
  ).toEqual(
    new Set([
      ['News', 'archived', 'archived'],
      ['Draft', 'archived', 'archived'],
    ]),
  );
});

it('a test visit says that a suspended account shows nothing', async () => {
  await publish('News', {});
  const { site } = (await ruth.call('PATCH', `/api/owner/sites/${siteId}`, { name: 'A' })).json();
  const live = await server.store.liveSite(site.clientId);
  await server.store.updateAccount(live?.account.id ?? '', { isSuspended: true });
  expect(await played()).toMatchObject({
    shows: false,
    stop: { rule: 'account', seen: 'suspended' },
  });
});

it('a test visit sees that the account is over its limit, and writes nothing to the account', async () => {
  await publish('News', {});
  const { site } = (await ruth.call('PATCH', `/api/owner/sites/${siteId}`, { name: 'A' })).json();
  const account = async () => (await server.store.liveSite(site.clientId))?.account;
  const id = (await account())?.id ?? '';
  await server.store.updateAccount(id, { viewsLimit: 0 });
  expect(await played()).toMatchObject({ shows: false, stop: { rule: 'account' } });
  expect((await account())?.overLimitSince).toBeUndefined();
  await server.store.updateAccount(id, { viewsLimit: 9, overLimitSince: 1 });
  expect(await played()).toMatchObject({ shows: true });
  expect((await account())?.overLimitSince).toBe(1);
});

it('a test visit uses the published version, and says so if the draft is newer', async () => {
  const id = await publish('News', only('country', 'in', 'IL'));
  expect((await played())?.hasNewerDraft).toBeUndefined();
  const settings = { ...defaultSettings('lightbox'), ...only('country', 'in', 'DE') };
  await ruth.call('PATCH', `/api/owner/popups/${id}`, { settings });
  expect(await played()).toMatchObject({ shows: false, hasNewerDraft: true });
  await ruth.call('POST', `/api/owner/popups/${id}/publish`);
  expect(await played()).toMatchObject({ shows: true });
  expect((await played())?.hasNewerDraft).toBeUndefined();
});

it('a test visit refuses invalid values, and cannot be reached by others', async () => {
  for (const part of [
    { country: 'Germany' },
    { visit: 0 },
    { time: '24:00' },
    { day: '2026-02-30' },
  ])
    expect((await ask(part)).statusCode).toBe(400);
  const eve = await server.anOwner('eve');
  const refused = await eve.call('POST', `/api/owner/sites/${siteId}/test-visit`, VISIT);
  expect(refused.statusCode).toBe(404);
});
