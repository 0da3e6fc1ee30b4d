import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenedStore } from '../store/build-store.ts';
import { openEmptySqlite } from '../store/testing/empty-sqlite.ts';
import type { Store } from '../store/store.ts';
import { aPopup, aSite, NOON } from '../store/testing/a-record.ts';
import { keptBytes, partOfLong } from '../testing/kept-bytes.ts';
import { createLiveSites } from './live-sites.ts';

const CLIENT_ID = '0123456789abc';
let opened: OpenedStore;
let store: Store;
let now = NOON;

beforeEach(async () => {
  opened = await openEmptySqlite();
  ({ store } = opened);
  await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
});
afterEach(() => store.close());

const publish = () =>
  store.publishPopup('account1', 'popup00000001', {
    template: { hash: 'h', html: 'x' },
    revision: 1,
    at: NOON,
  });

/** The same store as another server sees it: it is not notified of changes. */
function asOtherServer(): { readonly other: Store; readonly loads: () => number } {
  let loads = 0;
  const packedSites: Store['packedSites'] = (clientIds) => {
    loads += 1;
    return store.packedSites(clientIds);
  };
  return { other: { ...store, packedSites, onSiteChange: () => () => {} }, loads: () => loads };
}

it('a site is read from the store once, however many visitors come at once', async () => {
  await store.createSite('account1', aSite());
  const { other, loads } = asOtherServer();
  const sites = createLiveSites(other, () => now);
  expect(sites.recall(CLIENT_ID)).toBeUndefined();
  const found = await Promise.all(Array.from({ length: 50 }, () => sites.find(CLIENT_ID)));
  expect(new Set(found).size).toBe(1);
  expect(sites.recall(CLIENT_ID)?.site).toEqual(found[0]?.site);
  expect(loads()).toBe(1);
});

it('the list of live sites sees a publication by this server at once', async () => {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
  const sites = createLiveSites(store, () => now);
  expect((await sites.find(CLIENT_ID))?.popups).toEqual([]);
  await publish();
  expect((await sites.find(CLIENT_ID))?.popupById('popup00000001')).toBeDefined();
  expect((await sites.findByPopup('popup00000001'))?.site.clientId).toBe(CLIENT_ID);
});

it('the list of live sites sees a publication by another server at the next check, and reads nothing again if there was none', async () => {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
  const { other, loads } = asOtherServer();
  const sites = createLiveSites(other, () => now);
  await sites.followChanges();
  await sites.find(CLIENT_ID);
  await publish();
  expect((await sites.find(CLIENT_ID))?.popups).toEqual([]);
  await sites.followChanges();
  expect((await sites.find(CLIENT_ID))?.popups).toHaveLength(1);
  await sites.followChanges();
  await sites.find(CLIENT_ID);
  expect(loads()).toBe(2);
});

it('the list of live sites does not cache a site that changed while it was read', async () => {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
  let release = () => {};
  let finishRead = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hasRead = new Promise<void>((resolve) => {
    finishRead = resolve;
  });
  const slow: Store = {
    ...store,
    packedSites: async (clientIds) => {
      const found = await store.packedSites(clientIds);
      finishRead();
      await held;
      return found;
    },
  };
  const sites = createLiveSites(slow, () => now);
  const early = sites.find(CLIENT_ID);
  await hasRead;
  await publish();
  release();
  expect((await early)?.popups).toEqual([]);
  expect((await sites.find(CLIENT_ID))?.popups).toHaveLength(1);
});

it('the list of live sites does not read an unknown client id again and again, but finds it once the site exists', async () => {
  const { other, loads } = asOtherServer();
  const sites = createLiveSites(other, () => now);
  for (let n = 0; n < 5; n += 1) expect(await sites.find(CLIENT_ID)).toBeUndefined();
  expect(loads()).toBe(1);
  await store.createSite('account1', aSite());
  now += 10_000;
  expect(await sites.find(CLIENT_ID)).toBeDefined();
});

it('the list of live sites looks again for a site that was unknown while the clock was far ahead', async () => {
  const { other } = asOtherServer();
  const sites = createLiveSites(other, () => now);
  now += 86_400_000;
  expect(await sites.find(CLIENT_ID)).toBeUndefined();
  now -= 86_400_000;
  await store.createSite('account1', aSite());
  expect(await sites.find(CLIENT_ID)).toBeDefined();
});

it('the list of live sites keeps equal settings once, and different ones separately', async () => {
  await store.createSite('account1', aSite());
  for (const [id, seconds] of [
    ['popup00000001', 5],
    ['popup00000002', 9],
  ] as const) {
    await store.createPopup(
      'account1',
      aPopup({
        id,
        settings: { ...aPopup().settings, triggers: { afterSeconds: { seconds, on: 'page' } } },
      }),
    );
    await store.publishPopup('account1', id, {
      template: { hash: 'h', html: 'x' },
      revision: 1,
      at: NOON,
    });
  }
  const sites = createLiveSites(store, () => now);
  const [first, second] =
    (await sites.find(CLIENT_ID))?.popups.map(({ published }) => published.settings) ?? [];
  expect(first?.appearance).toBe(second?.appearance);
  expect([first?.triggers.afterSeconds?.seconds, second?.triggers.afterSeconds?.seconds]).toEqual([
    5, 9,
  ]);
});

it('the list of live sites reads the sites of simultaneous calls together, each with its own popups', async () => {
  await store.createSite('account1', aSite());
  await store.createSite('account1', aSite({ id: 'site2', clientId: 'fedcba9876543' }));
  await store.createPopup('account1', aPopup());
  await publish();
  const { other, loads } = asOtherServer();
  const sites = createLiveSites(other, () => now);
  const [first, second, unknown] = await Promise.all([
    sites.find(CLIENT_ID),
    sites.find('fedcba9876543'),
    sites.find('0000000000000'),
  ]);
  expect(first?.popups.map(({ id }) => id)).toEqual(['popup00000001']);
  expect(second?.popups).toEqual([]);
  expect(unknown).toBeUndefined();
  expect(loads()).toBe(1);
});

it('the list of live sites forgets a busy site, too, when it changes', async () => {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
  await publish();
  const sites = createLiveSites(store, () => now);
  for (let calls = 0; calls < 4; calls += 1) await sites.find(CLIENT_ID);
  const busy = sites.recall(CLIENT_ID);
  expect(sites.recall(CLIENT_ID)).toBe(busy);
  expect(busy?.popupById('popup00000001')).toBe(busy?.popups[0]);
  await store.setPopupStatus('account1', 'popup00000001', { status: 'paused', at: NOON });
  expect((await sites.find(CLIENT_ID))?.popups).toMatchObject([{ isActive: false }]);
  await store.setPopupStatus('account1', 'popup00000001', { status: 'deleted', at: NOON });
  expect((await sites.find(CLIENT_ID))?.popups).toEqual([]);
});

it('the list of live sites reports a popup that cannot be read once, and keeps the other popups', async () => {
  await store.createSite('account1', aSite());
  for (const id of ['popup00000001', 'popup00000002']) {
    await store.createPopup('account1', aPopup({ id }));
    await store.publishPopup('account1', id, {
      template: { hash: 'h', html: 'x' },
      revision: 1,
      at: NOON,
    });
  }
  await opened.db
    .updateTable('popup')
    .set({ published: '{' })
    .where('id', '=', 'popup00000001')
    .execute();
  const reports: unknown[] = [];
  const sites = createLiveSites(
    store,
    () => now,
    (...args) => reports.push(args),
  );
  for (const status of ['paused', 'active'] as const) {
    await store.setPopupStatus('account1', 'popup00000002', { status, at: NOON });
    expect((await sites.find(CLIENT_ID))?.popups.map(({ id }) => id)).toEqual(['popup00000002']);
  }
  expect(reports).toEqual([[CLIENT_ID, 'popup00000001']]);
});

it('calls about sites that do not exist leave no part of them in memory', async () => {
  const sites = createLiveSites(store, () => now);
  const bytes = await keptBytes(async () => {
    for (let at = 0; at < 100; at += 1)
      await sites.find(partOfLong(at.toString(16).padStart(13, '0')));
  });
  expect(await sites.find('0000000000063')).toBeUndefined();
  expect(bytes).toBeLessThan(5_000_000);
});
