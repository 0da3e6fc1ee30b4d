import { expect, test } from 'vitest';
import { wallClock } from '../../../lib/time/wall-clock.ts';
import type { NewOffers } from '../../../store/store.ts';
import { aSiteSettings, NOON } from '../../../store/testing/a-record.ts';
import { NOT_HERE, OFFERED } from '../decide/decide-popups.ts';
import { createOfferCounter } from './offer-counter.ts';
import type { CountedSite } from './offers-of-day.ts';
import { DAY_MS } from '../../../lib/time/durations.ts';

const dayOf = (atMs: number): string => wallClock(atMs, aSiteSettings().timeZone).day;

/** A site with these popups. */
function aCountedSite(...ids: string[]): CountedSite {
  return { site: { id: 'site1', settings: aSiteSettings() }, popupIds: () => ids };
}

const aDecision = (...reasons: string[]) => ({ reasons });
/**
 * A counter with a fake store, and the counts that it has written. Writes fail while the store is
 * away.
 */
function aCounter() {
  const written = new Map<string, number>();
  const database = { isAway: false };
  const counter = createOfferCounter({
    async recordOffers(offers: readonly NewOffers[]) {
      if (database.isAway) throw new Error('away');
      for (const { popupId, reason, times } of offers) {
        const key = `${popupId} ${reason}`;
        written.set(key, (written.get(key) ?? 0) + times);
      }
    },
  });
  return { counter, database, written };
}

test('display calls are written together, and again if the database was unavailable', async () => {
  const { counter, database, written } = aCounter();
  const site = aCountedSite('a', 'b');
  database.isAway = true;
  counter.count(site, aDecision(OFFERED, 'country'), NOON);
  counter.count(site, aDecision(OFFERED, 'country'), NOON);
  await expect(counter.flush()).rejects.toThrow('away');
  counter.count(site, aDecision(OFFERED, 'schedule'), NOON);
  counter.count(site, aDecision(NOT_HERE, 'schedule'), NOON);
  database.isAway = false;
  await counter.flush();
  await counter.flush();
  expect(Object.fromEntries(written)).toEqual({ 'a ': 3, 'b country': 2, 'b schedule': 2 });
});

test('display calls count for the popups that the site had at that moment', async () => {
  const { counter, written } = aCounter();
  counter.count(aCountedSite('a', 'b'), aDecision(OFFERED, 'country'), NOON);
  counter.count(aCountedSite('b'), aDecision(OFFERED), NOON);
  counter.count(aCountedSite(), aDecision(), NOON);
  await counter.flush();
  expect(Object.fromEntries(written)).toEqual({ 'a ': 1, 'b country': 1, 'b ': 1 });
});

test('display calls of two days are written separately', async () => {
  const written: NewOffers[] = [];
  const counter = createOfferCounter({
    recordOffers: async (offers) => void written.push(...offers),
  });
  const site = aCountedSite('a');
  for (const at of [NOON, NOON, NOON + DAY_MS]) counter.count(site, aDecision(OFFERED), at);
  await counter.flush();
  expect(written.map(({ day, times }) => [day, times])).toEqual([
    [dayOf(NOON), 2],
    [dayOf(NOON + DAY_MS), 1],
  ]);
});

test('display calls are written once a minute, and earlier if many counts wait or the clock was set back', async () => {
  const { counter, written } = aCounter();
  const site = aCountedSite('a');
  const countAndLook = async (reason: string, atMs: number) => {
    counter.count(site, aDecision(reason), NOON);
    await counter.flushWhenDue(atMs);
    return [...written.values()].reduce((sum, times) => sum + times, 0);
  };
  expect(await countAndLook('country', NOON)).toBe(1);
  expect(await countAndLook('country', NOON + 59_999)).toBe(1);
  expect(await countAndLook('country', NOON + 60_000)).toBe(3);
  for (let many = 1; many < 50_000; many += 1)
    counter.count(site, aDecision(`reason ${many}`), NOON);
  expect(await countAndLook('country', NOON + 70_000)).toBe(50_003);
  expect(await countAndLook('country', NOON)).toBe(50_004);
});
