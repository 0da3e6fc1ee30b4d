import { afterEach, beforeEach, expect, test } from 'vitest';
import { aClose, aConversion, aView } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let popupId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  popupId = (
    await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, {
      name: 'Newsletter',
      type: 'lightbox',
      format: 'format_1',
      language: 'en',
    })
  ).json().popup.id;
  const place = {
    popupId,
    siteId,
    accountId: (await ruth.call('GET', '/api/owner/me')).json().account.id,
    at: server.clock.nowMs,
  };
  const { store } = server;
  for (const [id, day] of [
    ['1', '2026-05-18'],
    ['2', '2026-05-20'],
    ['3', '2026-05-20'],
    ['4', '2026-05-20'],
  ] as const) {
    await store.recordView(aView({ ...place, id: `view${id}`, day }));
  }
  await store.recordClose(
    aClose({ ...place, id: 'c1', day: '2026-05-18', closeTrigger: 'escape' }),
  );
  await store.recordClose(
    aClose({ ...place, id: 'c2', day: '2026-05-20', closeTrigger: 'x_click' }),
  );
  await store.recordClose(
    aClose({ ...place, id: 'c3', day: '2026-05-20', closeTrigger: 'x_click' }),
  );
  await store.recordConversion(aConversion({ ...place, id: 'l1', day: '2026-05-20' }));
});
afterEach(() => server.close());

const NUMBERS = { views: 4, closes: 3, conversions: 1, rate: 0.25 };

test("a popup's report adds up the days, includes days without views, and shows how visitors closed it", async () => {
  const report = (
    await ruth.call('GET', `/api/owner/popups/${popupId}/report?from=2026-05-18&until=2026-05-20`)
  ).json();
  expect(report).toMatchObject({
    success: true,
    from: '2026-05-18',
    until: '2026-05-20',
    before: { from: '2026-05-15', until: '2026-05-16' },
    isUnfinished: true,
    numbers: {
      ...NUMBERS,
      leads: 1,
      rateFrom: expect.closeTo(0.0456, 4),
      rateUntil: expect.closeTo(0.6994, 4),
    },
    numbersBefore: { views: 0, rate: 0 },
    numbersToday: { views: 3, closes: 2, conversions: 1 },
    days: [
      { day: '2026-05-18', views: 1, closes: 1, conversions: 0 },
      { day: '2026-05-19', views: 0, closes: 0, conversions: 0 },
      { day: '2026-05-20', views: 3, closes: 2, conversions: 1 },
    ],
    closeTriggers: [
      { trigger: 'x_click', count: 2 },
      { trigger: 'escape', count: 1 },
    ],
  });
});

test('a narrower range counts less; without a range the report covers the last thirty days', async () => {
  expect(
    (
      await ruth.call('GET', `/api/owner/popups/${popupId}/report?from=2026-05-18&until=2026-05-18`)
    ).json().numbers,
  ).toMatchObject({ views: 1, closes: 1, conversions: 0, rate: 0 });
  const whole = (await ruth.call('GET', `/api/owner/popups/${popupId}/report`)).json();
  expect([whole.days.length, whole.from, whole.until]).toEqual([30, '2026-04-21', '2026-05-20']);
  expect(whole.numbers).toMatchObject(NUMBERS);
});

test("a site's report has a row for each popup, even without views", async () => {
  await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, {
    name: 'Quiet',
    type: 'bar',
    format: 'format_1',
    language: 'en',
  });
  const report = (await ruth.call('GET', `/api/owner/sites/${siteId}/report`)).json();
  expect(report.numbers).toMatchObject(NUMBERS);
  expect(report.popups).toContainEqual(
    expect.objectContaining({ popupId, name: 'Newsletter', numbers: NUMBERS }),
  );
  expect(report.popups).toContainEqual(
    expect.objectContaining({
      name: 'Quiet',
      numbers: { views: 0, closes: 0, conversions: 0, rate: 0 },
    }),
  );
});

test('the popup list shows the numbers of all time', async () => {
  const { popups } = (await ruth.call('GET', `/api/owner/sites/${siteId}/popups`)).json();
  expect(popups[0].numbers).toEqual(NUMBERS);
});

test('an invalid span is refused with a sentence', async () => {
  const answer = await ruth.call(
    'GET',
    `/api/owner/popups/${popupId}/report?from=2026-05-21&until=2026-05-20`,
  );
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { success: false, message: 'The first day comes after the last.' },
  ]);
});

const DAYS = 'from=2026-05-19&until=2026-05-20';
const get = async (path: string) => ruth.call('GET', path);

test('a split has a row for each value, compared with the days before', async () => {
  server.clock.nowMs += 24 * 3_600_000;
  for (const at of [`sites/${siteId}`, `popups/${popupId}`]) {
    const { rows } = (await get(`/api/owner/${at}/report/splits/device?${DAYS}`)).json();
    expect(rows).toMatchObject([
      { value: 'desktop', numbers: { views: 3, conversions: 1 }, numbersBefore: { views: 1 } },
    ]);
  }
});

test('today is shown separately, and only complete days are compared with the days before', async () => {
  const days = 'from=2026-05-20&until=2026-05-21';
  const read = async () => {
    const report = (await get(`/api/owner/sites/${siteId}/report?${days}`)).json();
    const split = (await get(`/api/owner/popups/${popupId}/report/splits/device?${days}`)).json();
    return [report, report.popups[0], split.rows[0]].map(({ numbersToday, numbersBefore }) => [
      numbersToday.views,
      numbersBefore.views,
    ]);
  };
  // Neither day is over, so there is nothing to compare.
  expect(await read()).toEqual(Array.from({ length: 3 }, () => [3, 0]));
  server.clock.nowMs += 24 * 3_600_000;
  // The first day is over, so it is compared with the 18th.
  expect(await read()).toEqual(Array.from({ length: 3 }, () => [0, 1]));
  server.clock.nowMs += 24 * 3_600_000;
  const { before, isUnfinished } = (await get(`/api/owner/sites/${siteId}/report?${days}`)).json();
  expect([before, isUnfinished]).toEqual([{ from: '2026-05-18', until: '2026-05-19' }, false]);
});

test('revenue is shown for the popup, the site and each value, also without a currency', async () => {
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const goal = {
    siteId,
    accountId: account.id,
    visitorId: 'visitor-1',
    name: 'order',
    currency: 'EUR',
    url: '',
    at: server.clock.nowMs + 1,
    day: '2026-05-20',
  };
  await server.store.recordGoal({ ...goal, id: 'g1', value: 49.9 });
  await server.store.recordGoal({ ...goal, id: 'g1', value: 49.9 });
  await server.store.recordGoal({ ...goal, id: 'g2', value: 10, visitorId: 'nobody' });
  const revenue = [{ currency: 'EUR', orders: 1, value: 49.9 }];
  const report = (await get(`/api/owner/sites/${siteId}/report?${DAYS}`)).json();
  expect(report).toMatchObject({ revenue, popups: [{ revenue }] });
  expect(report.revenueInAll).toEqual([{ currency: 'EUR', orders: 2, value: 59.9 }]);
  const split = await get(`/api/owner/popups/${popupId}/report/splits/country?${DAYS}`);
  expect(split.json().rows).toMatchObject([{ value: 'IL', revenue }]);
  await server.store.recordGoal({ ...goal, id: 'g3', value: 60, currency: '' });
  await server.store.recordGoal({ ...goal, id: 'g4', value: 0, currency: '' });
  const plain = [{ currency: '', orders: 1, value: 60 }, ...revenue];
  expect((await get(`/api/owner/sites/${siteId}/report?${DAYS}`)).json()).toMatchObject({
    revenue: plain,
    popups: [{ revenue: plain }],
  });
});

test('carts after a view of a popup are counted as ordered, still open, or abandoned after a day', async () => {
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const place = { siteId, accountId: account.id, day: '2026-05-20', at: server.clock.nowMs };
  for (const visitorId of ['buys', 'looks', 'has none'])
    await server.store.recordView(
      aView({
        ...place,
        popupId,
        id: visitorId,
        visitorId,
        cartItems: visitorId === 'has none' ? 0 : 3,
      }),
    );
  const order = {
    id: 'o1',
    visitorId: 'buys',
    name: 'order',
    value: 49.9,
    currency: 'EUR',
    url: '',
  };
  await server.store.recordGoal({ ...place, ...order, at: place.at + 1 });
  const revenue = [{ currency: 'EUR', orders: 1, value: 49.9 }];
  const carts = { seen: 2, ordered: 1, open: 1, abandoned: 0, revenue };
  const report = async (path: string) => (await get(`/api/owner/${path}?${DAYS}`)).json();
  expect(await report(`popups/${popupId}/report`)).toMatchObject({ carts });
  expect(await report(`sites/${siteId}/report`)).toMatchObject({
    carts,
    popups: [{ carts: { seen: 2, ordered: 1 } }],
  });
  server.clock.nowMs += 86_400_000;
  expect(await report(`sites/${siteId}/report`)).toMatchObject({
    carts: { ...carts, open: 0, abandoned: 1 },
  });
  const csv = await get(`/api/owner/sites/${siteId}/report/csv/carts?${DAYS}`);
  expect(csv.body).toContain(
    'Carts,Ordered,Abandoned,Still open,Orders EUR,Revenue EUR,Average order EUR\r\n2,1,1,0,1,49.9,49.9\r\n',
  );
});

test('each table can be downloaded as a spreadsheet without formulas', async () => {
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const view = aView({
    id: 'evil',
    siteId,
    popupId,
    accountId: account.id,
    day: '2026-05-20',
    source: '=cmd()',
    url: 'https://shop.test/%D7%9C%D7%97%D7%9D?a=1',
  });
  await server.store.recordView(view);
  const csv = async (table: string) =>
    (await get(`/api/owner/sites/${siteId}/report/csv/${table}?${DAYS}`)).body.split('\r\n');
  expect((await csv('source'))[2]).toMatch(/^'=cmd\(\),1,/);
  expect((await csv('days'))[2]).toBe('2026-05-20,4,0,2,1,1,0');
  expect((await csv('popups'))[1]).toBe('Newsletter,4,2,1,0.25,0,0,0,0,0,4,1,');
  expect((await csv('funnel'))[1]).toBe('Shown,4');
  expect((await csv('close'))[1]).toBe('Close button,2,0,2');
  const [heading, ...pages] = await csv('page');
  expect(heading).toMatch(/^\uFEFFPage,Views,/u);
  expect(pages).toContainEqual(expect.stringMatching(/^\/לחם,1,/u));
  const split = await get(`/api/owner/sites/${siteId}/report/splits/page?${DAYS}`);
  expect(split.json().rows).toContainEqual(expect.objectContaining({ value: '/לחם' }));
});

test('reports of another account, and unknown ones, are not found', async () => {
  const dan = await server.anOwner('dan');
  for (const path of [
    `sites/${siteId}/report`,
    `sites/${siteId}/report/splits/page`,
    `sites/${siteId}/report/csv/days`,
    `popups/${popupId}/report/splits/page`,
  ])
    expect((await dan.call('GET', `/api/owner/${path}`)).statusCode).toBe(404);
  expect((await get(`/api/owner/sites/${siteId}/report/splits/shoes`)).statusCode).toBe(404);
  expect((await get(`/api/owner/popups/${popupId}/report/csv/popups`)).statusCode).toBe(404);
});

test('a split by variant shows the designs of a test in the days when it ran', async () => {
  const variants = async (of: string, days: string) =>
    (await get(`/api/owner/${of}/report/splits/variant?${days}`)).json().rows;
  expect(await variants(`sites/${siteId}`, DAYS)).toEqual([]);
  const { test: made } = (await ruth.call('POST', `/api/owner/popups/${popupId}/ab-tests`)).json();
  const { popupId: copyId } = made.arms[1];
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const place = { siteId, accountId: account.id, day: '2026-05-20' };
  await server.store.recordView(aView({ ...place, popupId: copyId, id: 'copy' }));
  expect(await variants(`popups/${popupId}`, DAYS)).toEqual([]);
  expect((await ruth.call('POST', `/api/owner/ab-tests/${made.id}/start`)).statusCode).toBe(200);
  const rows = [
    { value: 'A', numbers: { views: 3, conversions: 1 }, numbersBefore: { views: 0 } },
    { value: 'B', numbers: { views: 1, conversions: 0 } },
  ];
  // The view of the 18th was before the test.
  expect(await variants(`popups/${popupId}`, 'from=2026-05-18&until=2026-05-20')).toMatchObject(
    rows,
  );
  expect(await variants(`popups/${copyId}`, DAYS)).toMatchObject(rows);
  expect(await variants(`sites/${siteId}`, DAYS)).toMatchObject([
    { value: 'Newsletter · A' },
    { value: 'Newsletter · B' },
  ]);
  expect(await variants(`sites/${siteId}`, 'from=2026-05-18&until=2026-05-19')).toEqual([]);
  const csv = await get(`/api/owner/popups/${popupId}/report/csv/variant?${DAYS}`);
  expect(csv.body.split('\r\n')[1]).toMatch(/^A,3,/);
});
