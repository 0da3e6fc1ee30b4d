import { afterEach, beforeEach, expect, test } from 'vitest';
import { aClose, aConversion, aView } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp, type OwnerBrowser } from '../../testing/an-owner-app.ts';

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

test("a popup's report adds up the days, shows the quiet ones, and how visitors left", async () => {
  const report = (
    await ruth.call('GET', `/api/owner/popups/${popupId}/report?from=2026-05-18&until=2026-05-20`)
  ).json();
  expect(report).toEqual({
    success: true,
    from: '2026-05-18',
    until: '2026-05-20',
    numbers: NUMBERS,
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

test('a narrower span counts less; without a span the last thirty days are told', async () => {
  expect(
    (
      await ruth.call('GET', `/api/owner/popups/${popupId}/report?from=2026-05-18&until=2026-05-18`)
    ).json().numbers,
  ).toEqual({ views: 1, closes: 1, conversions: 0, rate: 0 });
  const whole = (await ruth.call('GET', `/api/owner/popups/${popupId}/report`)).json();
  expect([whole.days.length, whole.from, whole.until, whole.numbers]).toEqual([
    30,
    '2026-04-21',
    '2026-05-20',
    NUMBERS,
  ]);
});

test("a site's report has a line for each popup, also one that nobody saw", async () => {
  await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, {
    name: 'Quiet',
    type: 'bar',
    format: 'format_1',
    language: 'en',
  });
  const report = (await ruth.call('GET', `/api/owner/sites/${siteId}/report`)).json();
  expect(report.numbers).toEqual(NUMBERS);
  expect(report.popups).toContainEqual({ popupId, name: 'Newsletter', numbers: NUMBERS });
  expect(report.popups).toContainEqual(
    expect.objectContaining({
      name: 'Quiet',
      numbers: { views: 0, closes: 0, conversions: 0, rate: 0 },
    }),
  );
});

test('the popup list tells whole-life numbers', async () => {
  const { popups } = (await ruth.call('GET', `/api/owner/sites/${siteId}/popups`)).json();
  expect(popups[0].numbers).toEqual(NUMBERS);
});

test('a span that makes no sense is refused with a sentence', async () => {
  const answer = await ruth.call(
    'GET',
    `/api/owner/popups/${popupId}/report?from=2026-05-21&until=2026-05-20`,
  );
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { success: false, message: 'The first day comes after the last.' },
  ]);
});
