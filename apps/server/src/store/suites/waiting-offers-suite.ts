import { describe, expect, it } from 'vitest';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aPopup, aSite, TODAY } from '../testing/a-record.ts';

const POPUP = aPopup().id;
const YESTERDAY = '2026-11-15';
const DAYS = { from: TODAY, until: TODAY };
const TWO_DAYS = { from: YESTERDAY, until: TODAY };

/** Counts of display calls, which wait to be added up. docs/decisions/0057. */
export function waitingOffersSuite(current: () => StoreUnderTest): void {
  describe('display calls that wait', () => {
    const store = () => current().opened.store;
    const scope = { siteId: 'site1' };

    it('display calls are added to those that wait, by day and site', async () => {
      await store().createSite('account1', aSite());
      await store().createSite('account2', aSite({ id: 'site2', clientId: 'otherclient01' }));
      const counted = (siteId: string, day: string, reason: string, times: number) => {
        return { popupId: POPUP, siteId, day, reason, times };
      };
      await store().recordOffers([
        counted('site1', TODAY, '', 1),
        counted('site2', TODAY, '', 100),
        counted('site1', YESTERDAY, 'country', 10),
      ]);
      await store().recordOffers([
        counted('site1', TODAY, 'country', 3),
        counted('site1', YESTERDAY, 'country', 20),
        counted('site1', TODAY, '', 4),
      ]);
      const { db } = current().opened;
      const waiting = () => db.selectFrom('waiting_offers').select(['site_id', 'day']).execute();
      expect(await waiting()).toHaveLength(3);
      expect(await store().reportDays('account2', scope, TWO_DAYS)).toEqual([]);
      expect(await waiting()).toHaveLength(3);
      expect(await store().reportDays('account1', scope, TWO_DAYS)).toMatchObject([
        { day: YESTERDAY, offered: 0, lost: 30 },
        { day: TODAY, offered: 5, lost: 3 },
      ]);
      expect(await waiting()).toEqual([{ site_id: 'site2', day: TODAY }]);
      await store().addUpCounts();
      expect(await waiting()).toEqual([]);
    });

    it('display calls are counted even if some waiting counts can no longer be read', async () => {
      await store().createSite('account1', aSite());
      const { db } = current().opened;
      const offers = { popupId: POPUP, siteId: 'site1', day: TODAY, reason: '', times: 2 };
      const damaged = { site_id: 'site1', day: TODAY, counted: '{' };
      await db.insertInto('waiting_offers').values(damaged).execute();
      await store().recordOffers([offers]);
      expect(await store().reportDays('account1', scope, DAYS)).toMatchObject([{ offered: 2 }]);
      await expect(store().addUpCounts()).rejects.toThrow('cannot be added up');
      await db.insertInto('waiting_offers').values(damaged).execute();
      expect(await store().reportDays('account1', scope, DAYS)).toMatchObject([{ offered: 2 }]);
    });

    it('each display call is counted once, however many calls write and read at the same time', async () => {
      await store().createSite('account1', aSite());
      const offers = { popupId: POPUP, siteId: 'site1', day: TODAY, reason: '', times: 1 };
      await Promise.all(
        Array.from({ length: 30 }, async (_, at) => {
          await store().recordOffers([offers]);
          if (at % 5 === 0) await store().popupNumbers('account1', 'site1');
          if (at % 7 === 0) await store().addUpCounts();
        }),
      );
      expect(await store().reportDays('account1', scope, DAYS)).toMatchObject([{ offered: 30 }]);
    });
  });
}
