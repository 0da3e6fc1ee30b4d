import { expect, test } from 'vitest';
import type { LivePopup, NewOffers, SiteRecord } from '../../store/store.ts';
import { aSiteSettings, NOON } from '../../store/testing/a-record.ts';
import { createOfferCounter } from './offer-counter.ts';

const SITE: SiteRecord = {
  id: 'site1',
  clientId: '0123456789abc',
  accountId: 'account1',
  name: 'Shop',
  settings: aSiteSettings(),
  createdAt: 0,
  updatedAt: 0,
  lastSeenAt: undefined,
  lastSeenUrl: undefined,
};
const aDecision = (offered: readonly Pick<LivePopup, 'id'>[], reason: string) => ({
  offered,
  lost: [{ popupId: 'b', reason }],
});

test('display calls are written together, and again when the database was away', async () => {
  const written: NewOffers[] = [];
  let isAway = true;
  const counter = createOfferCounter({
    async recordOffers(offers) {
      if (isAway) throw new Error('away');
      written.push(...offers);
    },
  });
  counter.count(SITE, aDecision([{ id: 'a' }], 'country'), NOON);
  counter.count(SITE, aDecision([{ id: 'a' }], 'country'), NOON);
  await expect(counter.flush()).rejects.toThrow('away');
  counter.count(SITE, aDecision([{ id: 'a' }], 'schedule'), NOON);
  isAway = false;
  await counter.flush();
  await counter.flush();
  expect(written.map(({ popupId, reason, times }) => [popupId, reason, times])).toEqual([
    ['a', '', 3],
    ['b', 'country', 2],
    ['b', 'schedule', 1],
  ]);
});

test('display calls are written once a minute, and sooner where many popups wait or the clock was set back', async () => {
  const written: NewOffers[] = [];
  const counter = createOfferCounter({
    recordOffers: async (offers) => void written.push(...offers),
  });
  const count = (popups: number) =>
    counter.count(
      SITE,
      aDecision(
        Array.from({ length: popups }, (_, at) => ({ id: `popup${at}` })),
        'country',
      ),
      NOON,
    );
  count(1);
  await counter.flushWhenDue(NOON);
  expect(written).toHaveLength(2);
  count(1);
  await counter.flushWhenDue(NOON + 59_999);
  expect(written).toHaveLength(2);
  await counter.flushWhenDue(NOON + 60_000);
  expect(written).toHaveLength(4);
  count(50_000);
  await counter.flushWhenDue(NOON + 70_000);
  expect(written).toHaveLength(50_005);
  count(1);
  await counter.flushWhenDue(NOON);
  expect(written).toHaveLength(50_007);
});
