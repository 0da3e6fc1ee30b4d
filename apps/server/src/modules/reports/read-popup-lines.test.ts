import { afterEach, beforeEach, expect, test } from 'vitest';
import { aConversion, aView } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

const DAYS = 'from=2026-05-19&until=2026-05-20';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let popupId: string;

const get = async (path: string) => ruth.call('GET', path);

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  const wanted = { name: 'Newsletter', type: 'lightbox', format: 'format_1', language: 'en' };
  const made = await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, wanted);
  popupId = made.json().popup.id;
  const { account } = (await get('/api/owner/me')).json();
  const place = { popupId, siteId, accountId: account.id, day: '2026-05-20' };
  for (const id of ['view1', 'view2', 'view3'])
    await server.store.recordView(aView({ ...place, id, at: server.clock.nowMs }));
  await server.store.recordConversion(aConversion({ ...place, id: 'l1', at: server.clock.nowMs }));
});
afterEach(() => server.close());

test('a deleted popup still counts in the sum of its site and among the leads, and has its numbers again after it was restored', async () => {
  const read = async (path: string) => (await get(`/api/owner/${path}`)).json();
  const [siteReport, report] = [
    `sites/${siteId}/report?${DAYS}`,
    `popups/${popupId}/report?${DAYS}`,
  ];
  const before = await read(report);
  const [lead] = (await read(`sites/${siteId}/leads`)).leads;
  await ruth.call('DELETE', `/api/owner/popups/${popupId}`);
  const { views, conversions } = before.numbers;
  const line = { name: 'Newsletter', deleted: 'in-trash', numbers: { views, conversions } };
  expect(await read(siteReport)).toMatchObject({ numbers: before.numbers, popups: [line] });
  const gone = await get(`/api/owner/${report}`);
  expect(gone.statusCode).toBe(404);
  expect((await read(`sites/${siteId}/leads`)).leads).toEqual([lead]);
  await ruth.call('POST', `/api/owner/popups/${popupId}/restore`);
  expect(await read(report)).toEqual(before);
});

test('a popup that can no longer be restored stays in the report of its site, but one without numbers does not', async () => {
  const unseen = await ruth.call('POST', `/api/owner/popups/${popupId}/duplicate`);
  for (const id of [popupId, unseen.json().popup.id])
    await ruth.call('DELETE', `/api/owner/popups/${id}`);
  server.clock.nowMs += 31 * 86_400_000;
  const { popups } = (await get(`/api/owner/sites/${siteId}/report?${DAYS}`)).json();
  expect(popups).toMatchObject([
    { name: 'Newsletter', deleted: 'for-good', numbers: { views: 3 } },
  ]);
  const csv = await get(`/api/owner/sites/${siteId}/report/csv/popups?${DAYS}`);
  expect(csv.body.trim().split('\r\n').slice(1)).toEqual([expect.stringMatching(/,for good$/u)]);
});

test('a form that was sent more often than it was viewed has a conversion rate of 100 %', async () => {
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const place = { popupId, siteId, accountId: account.id, day: '2026-05-20' };
  for (const id of ['l2', 'l3', 'l4', 'l5'])
    await server.store.recordConversion(aConversion({ ...place, id }));
  const { numbers, popups } = (await get(`/api/owner/sites/${siteId}/report?${DAYS}`)).json();
  expect(numbers).toMatchObject({ views: 3, conversions: 5, rate: 1, rateUntil: 1 });
  expect(popups[0].numbers).toMatchObject({ conversions: 5, rate: 1 });
  const { rows } = (await get(`/api/owner/sites/${siteId}/report/splits/device?${DAYS}`)).json();
  expect(rows[0].numbers.rate).toBe(1);
});

test('the row of a popup says that it is design A of a running A/B test', async () => {
  const { test: made } = (await ruth.call('POST', `/api/owner/popups/${popupId}/ab-tests`)).json();
  const names = async () =>
    (await get(`/api/owner/sites/${siteId}/report?${DAYS}`))
      .json()
      .popups.map(({ name }: { name: string }) => name)
      .toSorted();
  expect(await names()).toEqual(['Newsletter', 'Newsletter · B']);
  await ruth.call('POST', `/api/owner/ab-tests/${made.id}/start`);
  expect(await names()).toEqual(['Newsletter · A', 'Newsletter · B']);
  await ruth.call('POST', `/api/owner/ab-tests/${made.id}/stop`);
  expect(await names()).toEqual(['Newsletter', 'Newsletter · B']);
});
