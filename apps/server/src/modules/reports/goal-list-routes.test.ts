import { afterEach, beforeEach, expect, test } from 'vitest';
import { aGoal, aView } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let popupId: string;
let place: { siteId: string; accountId: string; at: number; day: string };

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  const popup = { name: 'Newsletter', type: 'lightbox', format: 'format_1', language: 'en' };
  popupId = (await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, popup)).json().popup.id;
  const accountId = (await ruth.call('GET', '/api/owner/me')).json().account.id;
  place = { siteId, accountId, at: server.clock.nowMs, day: '2026-05-20' };
});
afterEach(() => server.close());

const DAYS = 'from=2026-05-14&until=2026-05-20';
const address = (more = '') => `/api/owner/sites/${siteId}/goals${more}`;
const list = async (query = '') => (await ruth.call('GET', address(query))).json();
const leaveOut = (goalIds: readonly string[], isLeftOut: boolean, by = ruth) =>
  by.call('POST', address('/leave-out'), { goalIds, isLeftOut });
const revenue = async (of: string) =>
  (await ruth.call('GET', `/api/owner/${of}/report?${DAYS}`)).json().revenue;

test('an order is listed with its number, popup and page, but without its visitor and the query of the page', async () => {
  await server.store.recordView(aView({ ...place, popupId }));
  const url = 'https://shop.test/thanks?key=secret&email=ruth%40person.test';
  await server.store.recordGoal(aGoal({ ...place, at: place.at + 1, number: '1001', url }));
  const answer = await list();
  expect(answer).toEqual({
    success: true,
    goals: [
      {
        id: 'goal1',
        name: 'order',
        number: '1001',
        value: 12.345,
        currency: 'EUR',
        page: '/thanks',
        at: new Date(place.at + 1).toISOString(),
        day: '2026-05-20',
        popups: [{ id: popupId, name: 'Newsletter', isDeleted: false }],
        isLeftOut: false,
      },
    ],
  });
  expect(JSON.stringify(answer)).not.toMatch(/visitor-1|person|secret/u);
});

test('an order is found by its number, with or without its sign, and all that are left out', async () => {
  for (const [id, number] of [
    ['g1', '1001'],
    ['g2', '#1002'],
    ['g3', ''],
  ] as const)
    await server.store.recordGoal(aGoal({ ...place, id, number }));
  const found = async (query: string) =>
    (await list(query)).goals.map(({ id }: { id: string }) => id);
  expect(await found('?number=%231001')).toEqual(['g1']);
  expect(await found('?number=1002')).toEqual(['g2']);
  expect(await found('?number=100')).toEqual([]);
  expect(await found('?state=left-out')).toEqual([]);
  await leaveOut(['g1', 'g3'], true);
  expect(await found('?state=left-out&limit=1')).toEqual(['g3']);
  expect(await found('?state=left-out')).toEqual(['g3', 'g1']);
  expect(await found('?state=left-out&number=1002')).toEqual([]);
});

test('at most 20 orders are left out in one call', async () => {
  const ids = Array.from({ length: 21 }, (_, at) => `g${at}`);
  expect((await leaveOut(ids, true)).statusCode).toBe(400);
  expect((await leaveOut(ids.slice(1), true)).json()).toEqual({ success: true, changed: 0 });
});

test('the list of orders goes on where the page before ended', async () => {
  for (const at of [1, 2, 3])
    await server.store.recordGoal(aGoal({ ...place, id: `g${at}`, at: place.at + at }));
  const first = await list('?limit=2');
  expect(first.goals.map(({ id }: { id: string }) => id)).toEqual(['g3', 'g2']);
  const second = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect(second.goals.map(({ id }: { id: string }) => id)).toEqual(['g1']);
  expect(second.nextCursor).toBeUndefined();
  expect((await ruth.call('GET', address('?cursor=nowhere'))).statusCode).toBe(400);
});

test('reports are right as soon as an order is left out, and as soon as it counts again', async () => {
  await server.store.recordView(aView({ ...place, popupId }));
  await server.store.recordGoal(aGoal({ ...place, at: place.at + 1 }));
  const counted = [{ currency: 'EUR', orders: 1, value: 12.345 }];
  const scopes = [`sites/${siteId}`, `popups/${popupId}`];
  for (const scope of scopes) expect(await revenue(scope)).toEqual(counted);
  expect((await leaveOut(['goal1'], true)).json()).toEqual({ success: true, changed: 1 });
  for (const scope of scopes) expect(await revenue(scope)).toEqual([]);
  await server.store.addUpCounts();
  for (const scope of scopes) expect(await revenue(scope)).toEqual([]);
  expect((await list()).goals).toMatchObject([{ id: 'goal1', isLeftOut: true }]);
  expect((await leaveOut(['goal1'], false)).json()).toEqual({ success: true, changed: 1 });
  for (const scope of scopes) expect(await revenue(scope)).toEqual(counted);
});

test('orders of another account are neither listed nor left out', async () => {
  await server.store.recordGoal(aGoal({ ...place }));
  const dan = await server.anOwner('dan');
  expect((await dan.call('GET', address())).statusCode).toBe(404);
  expect((await leaveOut(['goal1'], true, dan)).statusCode).toBe(404);
  expect((await list()).goals).toMatchObject([{ isLeftOut: false }]);
});

test('a report names the 50 most frequent goals, always with orders, and counts the others under one name', async () => {
  const days = ['2026-05-19', '2026-05-20'];
  for (const [at, day] of days.entries())
    for (let name = 0; name < 40; name += 1)
      for (const time of name < 5 ? [1, 2] : [1])
        await server.store.recordGoal(
          aGoal({
            ...place,
            day,
            id: `${at} ${name} ${time}`,
            name: `goal ${at} ${name}`,
            value: 0.1,
          }),
        );
  await server.store.recordGoal(aGoal({ ...place, id: 'order' }));
  const report = (await ruth.call('GET', `/api/owner/sites/${siteId}/report?${DAYS}`)).json();
  expect(report.goalsInAll).toHaveLength(51);
  expect(report.goalsInAll[0]).toEqual({
    name: '(other)',
    count: 31,
    revenue: [{ currency: 'EUR', orders: 31, value: 3.1 }],
  });
  expect(report.goalsInAll).toContainEqual(expect.objectContaining({ name: 'order', count: 1 }));
  const csv = await ruth.call('GET', `/api/owner/sites/${siteId}/report/csv/goals?${DAYS}`);
  expect(csv.body.split('\r\n')).toContain('All others,0,31');
});

test('a report counts each goal by its name, with and without a popup, and all goals of a day and popup', async () => {
  await server.store.recordView(aView({ ...place, popupId }));
  const goal = { ...place, at: place.at + 1, value: 49.9 };
  await server.store.recordGoal(aGoal({ ...goal, id: 'g1' }));
  await server.store.recordGoal(aGoal({ ...goal, id: 'g2', visitorId: 'nobody' }));
  await server.store.recordGoal(aGoal({ ...goal, id: 'g3', value: 60, currency: '' }));
  await server.store.recordGoal(aGoal({ ...goal, id: 'g4', value: 0, currency: '' }));
  await server.store.recordGoal(aGoal({ ...goal, id: 'g5', name: 'sign-up', value: undefined }));
  const report = (await ruth.call('GET', `/api/owner/sites/${siteId}/report?${DAYS}`)).json();
  const [plain, euros] = [
    { currency: '', orders: 1, value: 60 },
    { currency: 'EUR', orders: 1, value: 49.9 },
  ];
  const signUps = { name: 'sign-up', count: 1, revenue: [] };
  expect(report).toMatchObject({
    revenue: [plain, euros],
    goals: [{ name: 'order', count: 3, revenue: [plain, euros] }, signUps],
    goalsInAll: [{ name: 'order', count: 4 }, signUps],
    popups: [{ goals: 4 }],
  });
  expect(report.days.at(-1)).toMatchObject({ day: '2026-05-20', goals: 4 });
  const csv = await ruth.call('GET', `/api/owner/sites/${siteId}/report/csv/goals?${DAYS}`);
  expect(csv.body.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFGoal,After a popup,In all,Orders without a currency,Revenue without a currency,Average order without a currency,Orders EUR,Revenue EUR,Average order EUR',
    'order,3,4,1,60,60,1,49.9,49.9',
    'sign-up,1,1,,,,,,',
  ]);
});
