import { describe, expect, it } from 'vitest';
import type { Store } from './store.ts';
import type { StoreUnderTest } from './testing/store-under-test.ts';
import { aConversion, aPopup, aSite, NOON } from './testing/a-record.ts';

async function withSite(store: Store): Promise<void> {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
}

/** How owners want to be told of leads, kept until it is done. */
export function deliverySuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;

  describe('deliveries', () => {
    it('notes with a lead, once and when it is complete, how its owner wants to be told', async () => {
      await withSite(store());
      const due = (now: number) => store().takeDueDeliveries('site1', now, now + 60_000, 10);
      const deliveries = [
        { way: 'mail' as const, address: 'ruth@shop.test' },
        { way: 'webhook' as const, address: '' },
      ];
      await store().recordConversion(aConversion({ deliveries, isPartial: true }));
      expect(await due(NOON)).toEqual([]);
      await store().recordConversion(aConversion({ deliveries }));
      await store().recordConversion(aConversion({ deliveries }));
      const place = { leadId: 'lead1', leads: 1, siteId: 'site1', accountId: 'account1', tries: 0 };
      expect((await due(NOON)).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
        { ...place, id: 'lead1-mail-ruth@shop.test', way: 'mail', address: 'ruth@shop.test' },
        { ...place, id: 'lead1-webhook', way: 'webhook', address: '' },
      ]);
      expect(await due(NOON)).toEqual([]);
      await store().dropDelivery('lead1-mail-ruth@shop.test');
      await store().postponeDelivery('lead1-webhook', NOON + 1);
      expect(await due(NOON + 1)).toEqual([
        { ...place, id: 'lead1-webhook', way: 'webhook', address: '', tries: 1 },
      ]);
    });

    it('gathers deliveries of one moment and address, also within a commit, into one that counts them', async () => {
      await withSite(store());
      const gathered = (id: string) =>
        aConversion({
          id,
          deliveries: [{ way: 'mail', address: 'ruth@shop.test', gatheredAt: NOON + 9 }],
        });
      await Promise.all([
        store().recordConversion(gathered('lead1')),
        store().recordConversion(gathered('lead2')),
      ]);
      await store().recordConversion(gathered('lead3'));
      expect(await store().takeDueDeliveries('site1', NOON + 8, NOON + 8, 10)).toEqual([]);
      expect(await store().takeDueDeliveries('site1', NOON + 9, NOON + 99, 10)).toMatchObject([
        { address: 'ruth@shop.test', leadId: '', leads: 3 },
      ]);
    });

    it('knows the sites that have something to tell, the one that waits longest first', async () => {
      const deliveries = [{ way: 'webhook' as const, address: '' }];
      for (const [siteId, at] of [
        ['late', NOON + 1],
        ['early', NOON],
        ['early', NOON + 3],
        ['not yet', NOON + 3],
      ] as const) {
        await store().recordConversion(
          aConversion({ id: `${siteId}${at}`, siteId, at, deliveries }),
        );
      }
      expect(await store().sitesWithDueDeliveries(NOON + 2, [], 9)).toEqual(['early', 'late']);
      expect(await store().sitesWithDueDeliveries(NOON + 2, ['early'], 9)).toEqual(['late']);
      expect(await store().sitesWithDueDeliveries(NOON + 2, [], 1)).toEqual(['early']);
      expect(await store().takeDueDeliveries('late', NOON + 2, NOON + 9, 9)).toMatchObject([
        { siteId: 'late' },
      ]);
    });

    it('takes a delivery away with its own lead only', async () => {
      await withSite(store());
      await store().recordConversion(
        aConversion({ deliveries: [{ way: 'webhook', address: '' }] }),
      );
      expect(await store().deleteLeads('account2', 'site1', ['lead1'])).toBe(0);
      expect(await store().sitesWithDueDeliveries(NOON, [], 9)).toEqual(['site1']);
      await store().deleteLeads('account1', 'site1', ['lead1']);
      expect(await store().sitesWithDueDeliveries(NOON, [], 9)).toEqual([]);
    });
  });
}
