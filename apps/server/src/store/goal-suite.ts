import { describe, expect, it } from 'vitest';
import type { NewGoal } from './store.ts';
import type { StoreUnderTest } from './testing/store-under-test.ts';
import { aConversion, aPopup, aSite, aView, NOON, TODAY } from './testing/a-record.ts';

const aGoal = (changes: Partial<NewGoal> = {}): NewGoal => ({
  id: 'goal1',
  siteId: 'site1',
  accountId: 'account1',
  visitorId: 'visitor-1',
  name: 'order',
  value: 12.345,
  currency: 'EUR',
  url: '',
  at: NOON,
  day: TODAY,
  ...changes,
});

/** Goals with their credits, alike on every engine. */
export function goalSuite(made: () => StoreUnderTest): void {
  describe('a goal', () => {
    const store = () => made().opened.store;
    const days = { from: TODAY, until: TODAY };

    it('is stored once and credited to what was seen in the same commit', async () => {
      await store().createSite('account1', aSite());
      await store().createPopup('account1', aPopup());
      const answers = await Promise.all([
        store().recordGoal(aGoal()),
        store().recordGoal(aGoal()),
        store().recordGoal(aGoal({ id: 'goal2', value: 900_000_000 })),
        store().recordGoal(aGoal({ id: 'goal3', value: undefined, visitorId: '' })),
        store().recordView(aView()),
        store().recordConversion(aConversion({ isPartial: true })),
      ]);
      expect(answers.slice(0, 4)).toEqual([true, false, true, true]);
      const value = 900_000_012.345;
      expect(await store().siteGoals('account1', 'site1', days)).toEqual([
        { name: 'order', currency: 'EUR', count: 3, value },
      ]);
      expect(await store().popupGoals('account1', 'site1', days)).toEqual([
        {
          popupId: 'popup00000001',
          name: 'order',
          currency: 'EUR',
          count: 2,
          value,
          converted: { count: 0, value: 0 },
        },
      ]);
      expect(await store().siteGoals('account2', 'site1', days)).toEqual([]);
    });
  });
}
