import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultSettings } from '@beckon/contract/settings';
import type { LivePopup } from '../../store/store.ts';
import { aDesign } from '../../testing/stub-renderers.ts';
import { aShopWithAPopup, idOf } from './testing/a-shop-with-a-popup.ts';

let shop: Awaited<ReturnType<typeof aShopWithAPopup>>;
beforeEach(async () => {
  shop = await aShopWithAPopup();
});
afterEach(() => shop.server.close());

const live = async () => (await shop.server.store.liveSite(shop.site.clientId))?.popups ?? [];
const armOf = ({ published }: LivePopup) => published.settings.abTest?.name ?? '';
const byArm = (popups: readonly LivePopup[]) =>
  popups.toSorted((one, other) => (armOf(one) < armOf(other) ? -1 : 1));
const statusOf = async (id: string) =>
  (await shop.ruth.call('GET', `/api/owner/popups/${id}`)).json().popup?.status;

it('an A/B test is created from a popup by one call, with a copy as B, and only once', async () => {
  const test = await shop.make();
  expect(test).toMatchObject({ state: 'draft', goal: '', verdict: { kind: 'unseen' } });
  expect(test.arms.map(({ name, popupName, weight }) => [name, popupName, weight])).toEqual([
    ['A', 'News', 50],
    ['B', 'News · B', 50],
  ]);
  expect(
    (await shop.ruth.call('POST', `/api/owner/popups/${shop.popupId}/ab-tests`)).statusCode,
  ).toBe(409);
  expect(await shop.listed(idOf(test, 'B'))).toEqual(await shop.listed());
  const popups = (await shop.ruth.call('GET', `/api/owner/sites/${shop.site.id}/popups`)).json()
    .popups;
  expect(popups.map(({ abTest }: { abTest: unknown }) => abTest)).toEqual(
    expect.arrayContaining([
      { state: 'draft', isVariant: false },
      { state: 'draft', isVariant: true },
    ]),
  );
});

const ARCHIVED = [409, 'This popup is archived. Bring it back from the archive first.'];

it('an archived popup gets no A/B test', async () => {
  await shop.ruth.call('POST', `/api/owner/popups/${shop.popupId}/archive`);
  const refused = await shop.ruth.call('POST', `/api/owner/popups/${shop.popupId}/ab-tests`);
  expect([refused.statusCode, refused.json().message]).toEqual(ARCHIVED);
});

it('a popup that is archived after its A/B test keeps the result, and the list says that there is one', async () => {
  const test = await shop.make();
  const path = `/api/owner/sites/${shop.site.id}/popups`;
  const tested = async () => {
    const { popups } = (await shop.ruth.call('GET', path)).json();
    return popups
      .filter(({ hasPastTests }: { readonly hasPastTests?: true }) => hasPastTests)
      .map(({ id }: { readonly id: string }) => id);
  };
  await shop.act(test, 'start');
  expect(await tested()).toEqual([]);
  await shop.act(test, 'stop');
  await shop.ruth.call('POST', `/api/owner/popups/${shop.popupId}/archive`);
  expect(await tested()).toEqual([shop.popupId]);
  expect(await shop.listed()).toMatchObject([{ id: test.id, state: 'stopped' }]);
});

it('an A/B test of a popup that was archived meanwhile gets no more arms, and does not start', async () => {
  const test = await shop.make();
  const { account } = (await shop.ruth.call('GET', '/api/owner/me')).json();
  const change = { status: 'archived' as const, at: shop.server.clock.nowMs };
  await shop.server.store.setPopupStatus(account.id, shop.popupId, change);
  for (const verb of ['arms', 'start']) {
    const refused = await shop.act(test, verb);
    expect([refused.statusCode, refused.json().message]).toEqual(ARCHIVED);
  }
});

it('an A/B test cuts a long name beside an emoji, not through it', async () => {
  await shop.ruth.call('PATCH', `/api/owner/popups/${shop.popupId}`, {
    name: `x${'🎁'.repeat(59)}`,
  });
  const [, b] = (await shop.make()).arms;
  expect(b?.popupName).toBe(`x${'🎁'.repeat(56)} · B`);
});

it('an A/B test that has not started keeps its variants from visitors', async () => {
  const test = await shop.make();
  const refused = await shop.ruth.call('POST', `/api/owner/popups/${idOf(test, 'B')}/publish`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This is design B of an A/B test. It goes live with the others when you start the test.',
  ]);
  expect(
    (await shop.ruth.call('POST', `/api/owner/popups/${shop.popupId}/publish`)).statusCode,
  ).toBe(200);
  await shop.act(test, 'start');
  expect(
    (await shop.ruth.call('POST', `/api/owner/popups/${idOf(test, 'B')}/publish`)).statusCode,
  ).toBe(200);
});

it('an A/B test shows before it starts which variants do not differ from A', async () => {
  const test = await shop.make();
  const alike = async () => (await shop.listed())[0]?.arms.map(({ isLikeA }) => isLikeA);
  expect(await alike()).toEqual([undefined, true]);
  const design = aDesign('Text');
  await shop.ruth.call('PATCH', `/api/owner/popups/${idOf(test, 'B')}`, { design });
  expect(await alike()).toEqual([undefined, undefined]);
  await shop.ruth.call('PATCH', `/api/owner/popups/${shop.popupId}`, { design });
  expect(await alike()).toEqual([undefined, true]);
  await shop.act(test, 'start');
  expect(await alike()).toEqual([undefined, undefined]);
});

it('an A/B test can get variants, weights and a goal only before it starts', async () => {
  const test = await shop.make();
  const { test: three } = (await shop.act(test, 'arms')).json();
  expect(three.arms.map(({ name }: { name: string }) => name)).toEqual(['A', 'B', 'C']);
  const weights = { A: 80, B: 20 };
  const change = (body: object) => shop.ruth.call('PATCH', `/api/owner/ab-tests/${test.id}`, body);
  expect((await change({ goal: 'Order', weights })).json().test).toMatchObject({
    goal: 'order',
    arms: [{ weight: 80 }, { weight: 20 }, { weight: 50 }],
  });
  const drop = (id: string) =>
    shop.ruth.call('DELETE', `/api/owner/ab-tests/${test.id}/arms/${id}`);
  expect((await drop(shop.popupId)).statusCode).toBe(400);
  expect((await drop(idOf(three, 'C'))).statusCode).toBe(200);
  expect((await drop(idOf(three, 'B'))).statusCode).toBe(400);
  expect((await change({ weights: { A: -1 } })).statusCode).toBe(400);
  await change({ weights: { B: 0 } });
  expect((await shop.act(test, 'start')).statusCode).toBe(400);
  await change({ weights: { B: 20 } });
  expect((await shop.act(test, 'start')).statusCode).toBe(200);
  for (const answer of [
    await change({ weights }),
    await shop.act(test, 'arms'),
    await shop.act(test, 'start'),
    await shop.ruth.call('DELETE', `/api/owner/ab-tests/${test.id}`),
  ])
    expect(answer.statusCode).toBe(409);
});

it('an A/B test that cannot get a variant, because someone changed the test meanwhile, leaves no copy', async () => {
  const test = await shop.make();
  vi.spyOn(shop.server.store, 'updateTest').mockResolvedValueOnce('conflict');
  expect((await shop.act(test, 'arms')).statusCode).toBe(409);
  const { popups } = (
    await shop.ruth.call('GET', `/api/owner/sites/${shop.site.id}/popups`)
  ).json();
  expect(popups).toHaveLength(2);
});

it('an A/B test publishes its arms together, and each visitor keeps an arm even when one is paused', async () => {
  const test = await shop.make();
  expect(await live()).toEqual([]);
  await shop.act(test, 'start');
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
    [undefined, shop.popupId],
  );
  await shop.ruth.call('POST', `/api/owner/popups/${idOf(test, 'B')}/pause`);
  expect(await arms()).toEqual([
    ['A', true, both],
    ['B', false, both],
  ]);
  await shop.ruth.call('DELETE', `/api/owner/popups/${idOf(test, 'B')}`);
  expect(await arms()).toEqual([['A', true, both]]);
  expect((await shop.listed())[0]?.arms[1]).toMatchObject({ status: 'deleted', popupName: '' });
});

it('an A/B test counts each visitor once, from the first view after the start', async () => {
  const test = await shop.make();
  const b = idOf(test, 'B');
  await shop.see(b, 'early', shop.server.clock.nowMs - 1);
  await shop.act(test, 'start');
  const at = shop.server.clock.nowMs;
  for (let n = 0; n < 3; n += 1) await shop.see(b, 'v1', at + n);
  await shop.see(b, 'v2', at);
  await shop.see(b, '', at);
  await shop.see(shop.popupId, 'v3', at);
  await shop.convert(b, 'v1', at + 5);
  await shop.convert(b, 'v2', at - 5);
  shop.server.clock.nowMs += 1000;
  expect((await shop.listed())[0]?.arms).toMatchObject([
    { visitors: 1, successes: 0, rate: 0 },
    { visitors: 2, successes: 1, rate: 0.5 },
  ]);
});

it('an A/B test stops, keeps its numbers, and makes the winner the popup', async () => {
  const test = await shop.make();
  const b = idOf(test, 'B');
  await shop.ruth.call('PATCH', `/api/owner/popups/${b}`, { design: aDesign('Better') });
  await shop.act(test, 'start');
  await shop.see(b, 'v1', shop.server.clock.nowMs);
  const promoted = (await shop.act(test, 'promote', { arm: 'B' })).json().test;
  expect(promoted).toMatchObject({ state: 'stopped', winner: 'B' });
  const { popup } = (await shop.ruth.call('GET', `/api/owner/popups/${shop.popupId}`)).json();
  expect(popup).toMatchObject({ name: 'News', status: 'active', hasUnpublishedChanges: false });
  expect(popup.design).toEqual(aDesign('Better'));
  expect(await statusOf(b)).toBe('paused');
  // After the test, the variant is in the list, so that its owner can use or delete it.
  const popups = (await shop.ruth.call('GET', `/api/owner/sites/${shop.site.id}/popups`)).json()
    .popups;
  expect(popups.map(({ abTest }: { abTest: unknown }) => abTest)).toEqual([undefined, undefined]);
  expect((await live()).map(({ published }) => published.settings.abTest)).toEqual([
    undefined,
    undefined,
  ]);
  await shop.see(b, 'v2', shop.server.clock.nowMs);
  expect((await shop.listed())[0]?.arms[1]?.visitors).toBe(1);
  expect((await shop.act(test, 'stop')).statusCode).toBe(409);
  expect((await shop.make()).state).toBe('draft');
  expect(await shop.listed()).toHaveLength(2);
});

it('an A/B test continues if its winner is not ready for visitors', async () => {
  const test = await shop.make();
  const b = idOf(test, 'B');
  await shop.act(test, 'start');
  const settings = { ...defaultSettings('lightbox'), triggers: {} };
  for (const id of [shop.popupId, b])
    await shop.ruth.call('PATCH', `/api/owner/popups/${id}`, { settings });
  const refused = await shop.act(test, 'promote', { arm: 'B' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    expect.stringContaining('Not ready for visitors yet'),
  ]);
  expect((await shop.listed())[0]?.state).toBe('running');
  // The popup itself stays as it is for visitors.
  expect((await shop.act(test, 'promote', { arm: 'A' })).statusCode).toBe(200);
});

it('an A/B test is deleted with its original, and a draft is discarded with its variants', async () => {
  const draft = await shop.make();
  await shop.ruth.call('DELETE', `/api/owner/ab-tests/${draft.id}`);
  expect(await statusOf(idOf(draft, 'B'))).toBeUndefined();
  const test = await shop.make();
  await shop.act(test, 'start');
  await shop.ruth.call('DELETE', `/api/owner/popups/${shop.popupId}`);
  expect([await live(), await statusOf(idOf(test, 'B'))]).toEqual([[], undefined]);
});

it('an A/B test cannot be reached by other owners', async () => {
  const test = await shop.make();
  const eve = await shop.server.anOwner('eve');
  for (const [method, address] of [
    ['GET', `/api/owner/popups/${shop.popupId}/ab-tests`],
    ['POST', `/api/owner/popups/${shop.popupId}/ab-tests`],
    ['PATCH', `/api/owner/ab-tests/${test.id}`],
    ['DELETE', `/api/owner/ab-tests/${test.id}`],
    ['POST', `/api/owner/ab-tests/${test.id}/arms`],
    ['POST', `/api/owner/ab-tests/${test.id}/start`],
    ['POST', `/api/owner/ab-tests/${test.id}/stop`],
  ] as const)
    expect((await eve.call(method, address)).statusCode).toBe(404);
  expect((await shop.listed())[0]?.state).toBe('draft');
});
