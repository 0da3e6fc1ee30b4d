import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AbTest } from '@beckon/contract/owner-calls';
import { defaultSettings } from '@beckon/contract/settings';
import type { LivePopup } from '../../store/store.ts';
import { aConversion, aView } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { aDesign } from '../../testing/stub-renderers.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let site: { readonly id: string; readonly clientId: string };
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
const live = async () => (await server.store.liveSite(site.clientId))?.popups ?? [];
const armOf = ({ published }: LivePopup) => published.settings.abTest?.name ?? '';
const byArm = (popups: readonly LivePopup[]) =>
  popups.toSorted((one, other) => (armOf(one) < armOf(other) ? -1 : 1));
const statusOf = async (id: string) =>
  (await ruth.call('GET', `/api/owner/popups/${id}`)).json().popup?.status;
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

it('an A/B test is created from a popup by one call, with a copy as B, and only once', async () => {
  const test = await make();
  expect(test).toMatchObject({ state: 'draft', goal: '', verdict: { kind: 'unseen' } });
  expect(test.arms.map(({ name, popupName, weight }) => [name, popupName, weight])).toEqual([
    ['A', 'News', 50],
    ['B', 'News · B', 50],
  ]);
  expect((await ruth.call('POST', `/api/owner/popups/${popupId}/ab-tests`)).statusCode).toBe(409);
  expect(await listed(idOf(test, 'B'))).toEqual(await listed());
  const popups = (await ruth.call('GET', `/api/owner/sites/${site.id}/popups`)).json().popups;
  expect(popups.map(({ abTest }: { abTest: unknown }) => abTest)).toEqual(
    expect.arrayContaining([
      { state: 'draft', isVariant: false },
      { state: 'draft', isVariant: true },
    ]),
  );
});

it('an A/B test cuts a long name beside an emoji, not through it', async () => {
  await ruth.call('PATCH', `/api/owner/popups/${popupId}`, { name: `x${'🎁'.repeat(59)}` });
  const [, b] = (await make()).arms;
  expect(b?.popupName).toBe(`x${'🎁'.repeat(56)} · B`);
});

it('an A/B test that has not started keeps its variants from visitors', async () => {
  const test = await make();
  const refused = await ruth.call('POST', `/api/owner/popups/${idOf(test, 'B')}/publish`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This is design B of an A/B test. It goes live with the others when you start the test.',
  ]);
  expect((await ruth.call('POST', `/api/owner/popups/${popupId}/publish`)).statusCode).toBe(200);
  await act(test, 'start');
  expect((await ruth.call('POST', `/api/owner/popups/${idOf(test, 'B')}/publish`)).statusCode).toBe(
    200,
  );
});

it('an A/B test shows before it starts which variants do not differ from A', async () => {
  const test = await make();
  const alike = async () => (await listed())[0]?.arms.map(({ isLikeA }) => isLikeA);
  expect(await alike()).toEqual([undefined, true]);
  const design = aDesign('Text');
  await ruth.call('PATCH', `/api/owner/popups/${idOf(test, 'B')}`, { design });
  expect(await alike()).toEqual([undefined, undefined]);
  await ruth.call('PATCH', `/api/owner/popups/${popupId}`, { design });
  expect(await alike()).toEqual([undefined, true]);
  await act(test, 'start');
  expect(await alike()).toEqual([undefined, undefined]);
});

it('an A/B test can get variants, weights and a goal only before it starts', async () => {
  const test = await make();
  const { test: three } = (await act(test, 'arms')).json();
  expect(three.arms.map(({ name }: { name: string }) => name)).toEqual(['A', 'B', 'C']);
  const weights = { A: 80, B: 20 };
  const change = (body: object) => ruth.call('PATCH', `/api/owner/ab-tests/${test.id}`, body);
  expect((await change({ goal: 'Order', weights })).json().test).toMatchObject({
    goal: 'order',
    arms: [{ weight: 80 }, { weight: 20 }, { weight: 50 }],
  });
  const drop = (id: string) => ruth.call('DELETE', `/api/owner/ab-tests/${test.id}/arms/${id}`);
  expect((await drop(popupId)).statusCode).toBe(400);
  expect((await drop(idOf(three, 'C'))).statusCode).toBe(200);
  expect((await drop(idOf(three, 'B'))).statusCode).toBe(400);
  expect((await change({ weights: { A: -1 } })).statusCode).toBe(400);
  await change({ weights: { B: 0 } });
  expect((await act(test, 'start')).statusCode).toBe(400);
  await change({ weights: { B: 20 } });
  expect((await act(test, 'start')).statusCode).toBe(200);
  for (const answer of [
    await change({ weights }),
    await act(test, 'arms'),
    await act(test, 'start'),
    await ruth.call('DELETE', `/api/owner/ab-tests/${test.id}`),
  ])
    expect(answer.statusCode).toBe(409);
});

it('an A/B test that cannot get a variant, because someone changed the test meanwhile, leaves no copy', async () => {
  const test = await make();
  vi.spyOn(server.store, 'updateTest').mockResolvedValueOnce('conflict');
  expect((await act(test, 'arms')).statusCode).toBe(409);
  const { popups } = (await ruth.call('GET', `/api/owner/sites/${site.id}/popups`)).json();
  expect(popups).toHaveLength(2);
});

it('an A/B test publishes its arms together, and each visitor keeps an arm even when one is paused', async () => {
  const test = await make();
  expect(await live()).toEqual([]);
  await act(test, 'start');
  const arms = async () =>
    byArm(await live()).map(({ isActive, published, testArms }) => [
      published.settings.abTest?.name,
      isActive,
      testArms?.map(({ name, weight }) => `${name} ${weight}`),
    ]);
  const both = ['A 50', 'B 50'];
  expect(await arms()).toEqual([
    ['A', true, both],
    ['B', true, both],
  ]);
  expect(byArm(await live()).map(({ published }) => published.settings.abTest?.originalId)).toEqual(
    [undefined, popupId],
  );
  await ruth.call('POST', `/api/owner/popups/${idOf(test, 'B')}/pause`);
  expect(await arms()).toEqual([
    ['A', true, both],
    ['B', false, both],
  ]);
  await ruth.call('DELETE', `/api/owner/popups/${idOf(test, 'B')}`);
  expect(await arms()).toEqual([['A', true, both]]);
  expect((await listed())[0]?.arms[1]).toMatchObject({ status: 'deleted', popupName: '' });
});

it('an A/B test counts each visitor once, from the first view after the start', async () => {
  const test = await make();
  const b = idOf(test, 'B');
  await see(b, 'early', server.clock.nowMs - 1);
  await act(test, 'start');
  const at = server.clock.nowMs;
  for (let n = 0; n < 3; n += 1) await see(b, 'v1', at + n);
  await see(b, 'v2', at);
  await see(b, '', at);
  await see(popupId, 'v3', at);
  await convert(b, 'v1', at + 5);
  await convert(b, 'v2', at - 5);
  server.clock.nowMs += 1000;
  expect((await listed())[0]?.arms).toMatchObject([
    { visitors: 1, successes: 0, rate: 0 },
    { visitors: 2, successes: 1, rate: 0.5 },
  ]);
});

it('an A/B test stops, keeps its numbers, and makes the winner the popup', async () => {
  const test = await make();
  const b = idOf(test, 'B');
  await ruth.call('PATCH', `/api/owner/popups/${b}`, { design: aDesign('Better') });
  await act(test, 'start');
  await see(b, 'v1', server.clock.nowMs);
  const promoted = (await act(test, 'promote', { arm: 'B' })).json().test;
  expect(promoted).toMatchObject({ state: 'stopped', winner: 'B' });
  const { popup } = (await ruth.call('GET', `/api/owner/popups/${popupId}`)).json();
  expect(popup).toMatchObject({ name: 'News', status: 'active', hasUnpublishedChanges: false });
  expect(popup.design).toEqual(aDesign('Better'));
  expect(await statusOf(b)).toBe('paused');
  // After the test, the variant is in the list, so that its owner can use or delete it.
  const popups = (await ruth.call('GET', `/api/owner/sites/${site.id}/popups`)).json().popups;
  expect(popups.map(({ abTest }: { abTest: unknown }) => abTest)).toEqual([undefined, undefined]);
  expect((await live()).map(({ published }) => published.settings.abTest)).toEqual([
    undefined,
    undefined,
  ]);
  await see(b, 'v2', server.clock.nowMs);
  expect((await listed())[0]?.arms[1]?.visitors).toBe(1);
  expect((await act(test, 'stop')).statusCode).toBe(409);
  expect((await make()).state).toBe('draft');
  expect(await listed()).toHaveLength(2);
});

it('an A/B test continues if its winner is not ready for visitors', async () => {
  const test = await make();
  const b = idOf(test, 'B');
  await act(test, 'start');
  const settings = { ...defaultSettings('lightbox'), triggers: {} };
  for (const id of [popupId, b]) await ruth.call('PATCH', `/api/owner/popups/${id}`, { settings });
  const refused = await act(test, 'promote', { arm: 'B' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    expect.stringContaining('Not ready for visitors yet'),
  ]);
  expect((await listed())[0]?.state).toBe('running');
  // The popup itself stays as it is for visitors.
  expect((await act(test, 'promote', { arm: 'A' })).statusCode).toBe(200);
});

it('an A/B test is deleted with its original, and a draft is discarded with its variants', async () => {
  const draft = await make();
  await ruth.call('DELETE', `/api/owner/ab-tests/${draft.id}`);
  expect(await statusOf(idOf(draft, 'B'))).toBeUndefined();
  const test = await make();
  await act(test, 'start');
  await ruth.call('DELETE', `/api/owner/popups/${popupId}`);
  expect([await live(), await statusOf(idOf(test, 'B'))]).toEqual([[], undefined]);
});

it('an A/B test cannot be reached by other owners', async () => {
  const test = await make();
  const eve = await server.anOwner('eve');
  for (const [method, address] of [
    ['GET', `/api/owner/popups/${popupId}/ab-tests`],
    ['POST', `/api/owner/popups/${popupId}/ab-tests`],
    ['PATCH', `/api/owner/ab-tests/${test.id}`],
    ['DELETE', `/api/owner/ab-tests/${test.id}`],
    ['POST', `/api/owner/ab-tests/${test.id}/arms`],
    ['POST', `/api/owner/ab-tests/${test.id}/start`],
    ['POST', `/api/owner/ab-tests/${test.id}/stop`],
  ] as const)
    expect((await eve.call(method, address)).statusCode).toBe(404);
  expect((await listed())[0]?.state).toBe('draft');
});
