import { describe, expect, it } from 'vitest';
import { aConversion, aGoal, aPopup, aSite, NOON, TODAY } from '../testing/a-record.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';

const SITE = { siteId: 'site1', popupId: undefined };
const POPUP = { siteId: 'site1', popupId: 'popup00000001' };
const DAY = 86_400_000;

/** What every engine must do with holdouts. */
export function holdoutSuite(made: () => StoreUnderTest): void {
  describe('a holdout', () => {
    const store = () => made().opened.store;
    const change = (
      next: { readonly id: string; readonly share: number } | undefined,
      { replaces, scope = SITE, by = 'account1' }: Change = {},
    ) => store().changeHoldout(by, scope, { replaces, finalCounts: [], next, at: NOON });
    const meet = (visitorId: string, isHeld: boolean, at = NOON, holdoutId = 'h1') =>
      store().recordHoldoutVisitors([{ holdoutId, siteId: 'site1', visitorId, isHeld, at }]);
    const reach = (visitorId: string, at: number, name = 'order') =>
      store().recordGoal({
        id: `${visitorId} ${at} ${name}`,
        visitorId,
        at,
        siteId: 'site1',
        accountId: 'account1',
        name,
        value: 5,
        currency: 'EUR',
        url: '',
        day: TODAY,
      });
    const live = async () => (await store().liveSite('0123456789abc'))?.holdouts;

    it('a site and a popup can each run one holdout, which other accounts cannot see', async () => {
      await store().createSite('account1', aSite());
      expect(await change({ id: 'h1', share: 10 })).toBe(true);
      expect(await change({ id: 'h2', share: 20 })).toBe(false);
      expect(await change({ id: 'h3', share: 20 }, { by: 'account2' })).toBe(false);
      expect(await change({ id: 'h4', share: 5 }, { scope: POPUP })).toBe(true);
      expect(await live()).toMatchObject([
        { id: 'h1', popupId: undefined, share: 10 },
        { id: 'h4', popupId: 'popup00000001', share: 5 },
      ]);
      expect(await change({ id: 'h5', share: 20 }, { replaces: 'h1' })).toBe(true);
      expect(await change(undefined, { replaces: 'h1' })).toBe(false);
      expect(await store().holdoutsOf('account1', SITE)).toMatchObject([
        { id: 'h1', stoppedAt: NOON },
        { id: 'h5', stoppedAt: undefined },
      ]);
      expect(await store().holdoutsOf('account2', SITE)).toEqual([]);
    });

    it('a holdout counts a visitor once whose goals are in several currencies', async () => {
      await store().createSite('account1', aSite());
      await change({ id: 'h1', share: 10 });
      await meet('one', true);
      for (const [id, value, currency] of [
        ['g1', 3, 'USD'],
        ['g2', 2, 'EUR'],
        ['g3', 4, 'EUR'],
        ['g4', undefined, ''],
      ] as const)
        await store().recordGoal(aGoal({ id, value, currency, visitorId: 'one' }));
      const [counts] = await store().countHoldout({ id: 'h1', siteId: 'site1' }, ['order']);
      expect(counts?.held).toEqual({
        visitors: 1,
        successes: 1,
        goals: {
          count: 4,
          money: [
            { currency: 'EUR', orders: 2, value: 6 },
            { currency: 'USD', orders: 1, value: 3 },
          ],
        },
      });
    });

    it('a holdout counts each visitor once, from their first offer on, and their goals in the seven days after it', async () => {
      await store().createSite('account1', aSite());
      await change({ id: 'h1', share: 10 });
      for (const [id, isHeld] of [
        ['one', false],
        ['two', false],
        ['three', true],
      ] as const)
        await meet(id, isHeld);
      await meet('one', false, NOON + 3 * DAY);
      await meet('nobody', true, NOON, 'no holdout');
      await reach('one', NOON + 1);
      await reach('one', NOON + 2);
      await reach('two', NOON - 1);
      await reach('two', NOON + 7 * DAY);
      await reach('three', NOON + 7 * DAY - 1);
      await reach('three', NOON + 1, 'sign-up');
      await reach('a stranger', NOON + 1);
      const holdout = { id: 'h1', siteId: 'site1' };
      expect(await store().countHoldout(holdout, ['order', 'sign-up', 'other'])).toEqual([
        groups('order', [1, 1], [1, 2]),
        groups('sign-up', [1, 1], [0, 0]),
        groups('other', [0, 0], [0, 0]),
      ]);
      expect(await store().countHoldout(holdout, [])).toEqual([]);
      const goalIds = [
        `one ${NOON + 1} order`,
        `one ${NOON + 2} order`,
        `three ${NOON + 7 * DAY - 1} order`,
      ];
      await store().leaveOutGoals('account1', { siteId: 'site1', goalIds }, true);
      expect(await store().countHoldout(holdout, ['order'])).toEqual([
        groups('order', [0, 0], [0, 0]),
      ]);
    });

    it('a holdout counts a visitor with their goal after that person was erased', async () => {
      await store().createSite('account1', aSite());
      await store().createPopup('account1', aPopup());
      await change({ id: 'h1', share: 10 });
      await meet('visitor-1', false, NOON, 'h1');
      await reach('visitor-1', NOON + 1);
      await store().recordConversion(aConversion());
      const count = () => store().countHoldout({ id: 'h1', siteId: 'site1' }, ['order']);
      const before = await count();
      expect(before[0]?.shown).toMatchObject({ visitors: 1, successes: 1 });
      await store().deleteLeads('account1', 'site1', ['lead1']);
      expect(await count()).toEqual(before);
    });

    it('a holdout loses its visitors when it is stopped or its site is removed, and keeps an erased person under another id', async () => {
      await store().createSite('account1', aSite());
      await store().createPopup('account1', aPopup());
      await change({ id: 'h1', share: 10 });
      await change({ id: 'h2', share: 10 }, { scope: POPUP });
      for (const id of ['h1', 'h2'])
        for (const visitor of ['visitor-1', 'other']) await meet(visitor, false, NOON, id);
      const kept = async () =>
        (
          await made()
            .opened.db.selectFrom('holdout_visitor')
            .select(['holdout_id', 'visitor_id'])
            .orderBy('holdout_id')
            .orderBy('visitor_id')
            .execute()
        ).map((row) => `${row.holdout_id} ${row.visitor_id}`);
      await store().recordConversion(aConversion());
      await store().deleteLeads('account1', 'site1', ['lead1']);
      expect(await kept()).toEqual([
        expect.stringMatching(/^h1 erased /),
        'h1 other',
        expect.stringMatching(/^h2 erased /),
        'h2 other',
      ]);
      await change(undefined, { replaces: 'h1' });
      await meet('late', false, NOON, 'h1');
      await store().removeLeftovers();
      expect(await kept()).toEqual([expect.stringMatching(/^h2 erased /), 'h2 other']);
      await store().deleteSite('account1', 'site1');
      await store().removeLeftovers();
      expect([await kept(), await store().holdoutsOf('account1', POPUP)]).toEqual([[], []]);
    });
  });
}

interface Change {
  readonly replaces?: string;
  readonly scope?: { readonly siteId: string; readonly popupId: string | undefined };
  readonly by?: string;
}

type Reached = readonly [visitors: number, times: number];

const groups = (goal: string, held: Reached, shown: Reached) => ({
  goal,
  held: group(1, held),
  shown: group(2, shown),
});

function group(visitors: number, [successes, count]: Reached) {
  const money = count === 0 ? [] : [{ currency: 'EUR', orders: count, value: count * 5 }];
  return { visitors, successes, goals: { count, money } };
}
