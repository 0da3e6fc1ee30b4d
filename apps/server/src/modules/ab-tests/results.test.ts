import { afterEach, beforeEach, expect, it } from 'vitest';
import { aDesign } from '../../testing/stub-renderers.ts';
import { aShopWithAPopup, idOf } from './testing/a-shop-with-a-popup.ts';

let shop: Awaited<ReturnType<typeof aShopWithAPopup>>;
beforeEach(async () => {
  shop = await aShopWithAPopup();
});
afterEach(() => shop.server.close());

it('an A/B test keeps when a design was changed after visitors had seen it', async () => {
  const test = await shop.make();
  const b = idOf(test, 'B');
  await shop.act(test, 'start');
  const publish = async (title: string) => {
    shop.server.clock.nowMs += 60_000;
    await shop.ruth.call('PATCH', `/api/owner/popups/${b}`, { design: aDesign(title) });
    await shop.ruth.call('POST', `/api/owner/popups/${b}/publish`);
    return new Date(shop.server.clock.nowMs).toISOString();
  };
  await publish('Nobody saw the old one');
  await shop.see(shop.popupId, 'v1', shop.server.clock.nowMs);
  await publish('Only A was seen');
  await shop.see(b, 'v2', shop.server.clock.nowMs);
  const changes = [await publish('Seen'), await publish('Again')];
  await publish('Again');
  const changedAt = async () => (await shop.listed())[0]?.arms.map((arm) => arm.changedAt);
  expect(await changedAt()).toEqual([undefined, changes]);
  await shop.act(test, 'promote', { arm: 'B' });
  expect(await changedAt()).toEqual([undefined, changes]);
});

it('an A/B test says that visitors are not divided as its weights say, also after it has stopped', async () => {
  const test = await shop.make();
  const [a, b] = [shop.popupId, idOf(test, 'B')];
  await shop.act(test, 'start');
  const at = shop.server.clock.nowMs;
  const seenBy = async (id: string, from: number, until: number) => {
    for (let n = from; n < until; n += 1) await shop.see(id, `v${n}`, at);
  };
  await seenBy(a, 0, 30);
  await seenBy(b, 30, 60);
  expect((await shop.listed())[0]?.hasUnevenShares).toBeUndefined();
  await seenBy(b, 60, 100);
  expect((await shop.listed())[0]?.hasUnevenShares).toBe(true);
  expect((await shop.act(test, 'stop')).json().test.hasUnevenShares).toBe(true);
});

it('the list of popups adds up the designs of an A/B test, and says when its winner became the popup', async () => {
  const test = await shop.make();
  const b = idOf(test, 'B');
  await shop.act(test, 'start');
  await shop.see(shop.popupId, 'v1', shop.server.clock.nowMs);
  await shop.see(b, 'v2', shop.server.clock.nowMs);
  await shop.see(b, 'v3', shop.server.clock.nowMs);
  await shop.convert(b, 'v2', shop.server.clock.nowMs);
  const row = async (id = shop.popupId) =>
    (await shop.ruth.call('GET', `/api/owner/sites/${shop.site.id}/popups`))
      .json()
      .popups.find((popup: { id: string }) => popup.id === id);
  expect((await row()).numbers).toMatchObject({ views: 3, conversions: 1, rate: 1 / 3 });
  expect((await row(b)).numbers).toMatchObject({ views: 2, conversions: 1 });
  expect((await row()).newDesign).toBeUndefined();
  await shop.act(test, 'promote', { arm: 'B' });
  const at = new Date(shop.server.clock.nowMs).toISOString();
  expect(await row()).toMatchObject({ numbers: { views: 1 }, newDesign: { arm: 'B', at } });
  expect((await row(b)).newDesign).toBeUndefined();
  await shop.act(await shop.make(), 'start');
  const [next] = await shop.listed();
  if (next !== undefined) await shop.act(next, 'promote', { arm: 'A' });
  expect((await row()).newDesign).toEqual({ arm: 'B', at });
});
