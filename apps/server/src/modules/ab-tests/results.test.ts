import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AbTest } from '@beckon/contract/owner-calls';
import { aConversion, aView } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { aDesign } from '../../testing/stub-renderers.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let site: { readonly id: string };
let popupId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  ({ site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json());
  const request = { name: 'News', type: 'lightbox', format: 'format_1', language: 'en' };
  const made = await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, request);
  popupId = made.json().popup.id;
});
afterEach(() => server.close());

const make = async (): Promise<AbTest> =>
  (await ruth.call('POST', `/api/owner/popups/${popupId}/ab-tests`)).json().test;
const act = (test: AbTest, verb: string, body?: object) =>
  ruth.call('POST', `/api/owner/ab-tests/${test.id}/${verb}`, body);
const listed = async (id = popupId): Promise<readonly AbTest[]> =>
  (await ruth.call('GET', `/api/owner/popups/${id}/ab-tests`)).json().tests;
const idOf = (test: AbTest, name: string) =>
  test.arms.find((arm) => arm.name === name)?.popupId ?? '';
const see = (id: string, visitorId: string, at: number) =>
  server.store.recordView(
    aView({ id: `${id} ${visitorId} ${at}`, popupId: id, siteId: site.id, visitorId, at }),
  );
const convert = (id: string, visitorId: string, at: number) =>
  server.store.recordConversion(
    aConversion({ id: `${id} ${visitorId}`, popupId: id, siteId: site.id, visitorId, at }),
  );

it('an A/B test keeps when a design was changed after visitors had seen it', async () => {
  const test = await make();
  const b = idOf(test, 'B');
  await act(test, 'start');
  const publish = async (title: string) => {
    server.clock.nowMs += 60_000;
    await ruth.call('PATCH', `/api/owner/popups/${b}`, { design: aDesign(title) });
    await ruth.call('POST', `/api/owner/popups/${b}/publish`);
    return new Date(server.clock.nowMs).toISOString();
  };
  await publish('Nobody saw the old one');
  await see(popupId, 'v1', server.clock.nowMs);
  await publish('Only A was seen');
  await see(b, 'v2', server.clock.nowMs);
  const changes = [await publish('Seen'), await publish('Again')];
  await publish('Again');
  const changedAt = async () => (await listed())[0]?.arms.map((arm) => arm.changedAt);
  expect(await changedAt()).toEqual([undefined, changes]);
  await act(test, 'promote', { arm: 'B' });
  expect(await changedAt()).toEqual([undefined, changes]);
});

it('an A/B test says that visitors are not divided as its weights say, also after it has stopped', async () => {
  const test = await make();
  const [a, b] = [popupId, idOf(test, 'B')];
  await act(test, 'start');
  const at = server.clock.nowMs;
  const seenBy = async (id: string, from: number, until: number) => {
    for (let n = from; n < until; n += 1) await see(id, `v${n}`, at);
  };
  await seenBy(a, 0, 30);
  await seenBy(b, 30, 60);
  expect((await listed())[0]?.hasUnevenShares).toBeUndefined();
  await seenBy(b, 60, 100);
  expect((await listed())[0]?.hasUnevenShares).toBe(true);
  expect((await act(test, 'stop')).json().test.hasUnevenShares).toBe(true);
});

it('the list of popups adds up the designs of an A/B test, and says when its winner became the popup', async () => {
  const test = await make();
  const b = idOf(test, 'B');
  await act(test, 'start');
  await see(popupId, 'v1', server.clock.nowMs);
  await see(b, 'v2', server.clock.nowMs);
  await see(b, 'v3', server.clock.nowMs);
  await convert(b, 'v2', server.clock.nowMs);
  const row = async (id = popupId) =>
    (await ruth.call('GET', `/api/owner/sites/${site.id}/popups`))
      .json()
      .popups.find((popup: { id: string }) => popup.id === id);
  expect((await row()).numbers).toMatchObject({ views: 3, conversions: 1, rate: 1 / 3 });
  expect((await row(b)).numbers).toMatchObject({ views: 2, conversions: 1 });
  expect((await row()).newDesign).toBeUndefined();
  await act(test, 'promote', { arm: 'B' });
  const at = new Date(server.clock.nowMs).toISOString();
  expect(await row()).toMatchObject({ numbers: { views: 1 }, newDesign: { arm: 'B', at } });
  expect((await row(b)).newDesign).toBeUndefined();
  await act(await make(), 'start');
  const [next] = await listed();
  if (next !== undefined) await act(next, 'promote', { arm: 'A' });
  expect((await row()).newDesign).toEqual({ arm: 'B', at });
});
