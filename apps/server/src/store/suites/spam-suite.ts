import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aConversion, aPopup, aSite, aView, NOON, TODAY } from '../testing/a-record.ts';

async function withSite(store: Store): Promise<void> {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
}

/** A mark that changes no delivery. */
const PLAIN = { lists: [], dayOf: () => TODAY, deliveriesOf: () => [] };

/** What every engine must do with spam. */
export function spamSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;

  describe('spam', () => {
    it('a lead that is marked as spam is no longer sent to lists, also after it confirms its address', async () => {
      await withSite(store());
      const awaitsConfirmation = true;
      await store().recordConversion(
        aConversion({
          confirmation: 'pending',
          deliveries: [
            { way: 'hubspot', address: 'list1', awaitsConfirmation },
            { way: 'sheets', address: 'table1' },
            { way: 'webhook', address: 'hook1', awaitsConfirmation },
          ],
        }),
      );
      await store().setSpam(
        'account1',
        { siteId: 'site1', leadIds: ['lead1'] },
        { ...PLAIN, isSpam: true, lists: ['list1', 'table1'] },
      );
      await store().confirmLead('lead1', 'dana@example.com', NOON + 1);
      const due = { now: NOON + 2, until: NOON + 9, limit: 9 };
      expect(await store().takeDueDeliveries('site1', due)).toMatchObject([{ address: 'hook1' }]);
    });

    it('leads are tagged and marked as spam at the same time, in any order', async () => {
      await withSite(store());
      const ids = Array.from({ length: 120 }, (_, n) => `lead${n}`);
      await Promise.all(ids.map((id) => store().recordConversion(aConversion({ id }))));
      const rounds = Array.from({ length: 6 }, (_, n) => n % 2 === 1);
      await Promise.all(
        rounds.flatMap((isSpam, n) => {
          const leads = { siteId: 'site1', leadIds: isSpam ? ids : ids.toReversed() };
          return [
            store().tagLeads('account1', leads, { add: [`tag${n}`], remove: [] }),
            store().setSpam('account1', leads, { ...PLAIN, isSpam }),
          ];
        }),
      );
      expect((await store().lead('account1', 'lead7'))?.tags).toHaveLength(6);
    });

    it('the counts of a day leave spam out, also spam that the owner marks, until it is unmarked', async () => {
      await withSite(store());
      await store().recordView(aView({ id: 'v1', source: 'letter' }));
      const leave = (id: string, part = {}) =>
        store().recordConversion(aConversion({ id, viewId: 'v1', ...part }));
      await leave('good');
      await leave('trapped', { suspicion: 'trap-field-filled' });
      await leave('half', { isPartial: true });
      await leave('viewless', { viewId: 'v2' });
      await store().recordView(aView({ id: 'v2', source: 'late' }));
      await store().importLeads('account1', 'site1', [aConversion({ id: 'imported' })]);
      const counts = async () => {
        await store().addUpCounts();
        const days = { from: TODAY, until: TODAY };
        const scope = { siteId: 'site1' };
        const [day] = (await store().reportDays('account1', scope, days)) ?? [];
        const sources = await store().reportValues('account1', scope, {
          dimension: 'source',
          days,
        });
        const bySource = (sources ?? []).map(({ value, conversions }) => [value, conversions]);
        return [day?.conversions, day?.leads, Object.fromEntries(bySource)];
      };
      const mark = (isSpam: boolean, ...leadIds: string[]) =>
        store().setSpam('account1', { siteId: 'site1', leadIds }, { ...PLAIN, isSpam });
      expect(await counts()).toEqual([2, 2, { letter: 1, late: 0, '': 1 }]);
      await mark(false, 'trapped', 'good');
      expect(await counts()).toEqual([3, 3, { letter: 2, late: 0, '': 1 }]);
      await mark(true, 'good', 'trapped', 'half', 'imported', 'viewless');
      await mark(true, 'good');
      expect(await counts()).toEqual([0, 0, { letter: 0, late: 0, '': 0 }]);
      await mark(false, 'good', 'half', 'imported');
      expect(await counts()).toEqual([1, 1, { letter: 1, late: 0, '': 0 }]);
    });
  });
}
