import { describe, expect, it } from 'vitest';
import { countTest } from '../queries/experiments/count-test.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aConversion, aPopup, aSite, aView, NOON, TODAY } from '../testing/a-record.ts';

const A = 'popup00000001';
const B = 'popup00000002';
const arms = [
  { popupId: A, name: 'A', weight: 50 },
  { popupId: B, name: 'B', weight: 50 },
];
const aPublication = (html: string) => ({ template: { hash: html, html }, revision: 1, at: NOON });

const NO_GOALS = { count: 0, money: [] };

/** What every engine must do with A/B tests. */
export function abTestSuite(made: () => StoreUnderTest): void {
  describe('an A/B test', () => {
    const store = () => made().opened.store;
    const begin = async () => {
      await store().createSite('account1', aSite());
      for (const id of [A, B]) await store().createPopup('account1', aPopup({ id }));
      return store().createTest('account1', { id: 'test1', popupId: A, arms, at: NOON });
    };
    const publications = new Map([
      [A, aPublication('a')],
      [B, aPublication('b')],
    ]);
    const running = async () =>
      (await store().liveSite('0123456789abc'))?.popups.map(
        ({ published }) => published.settings.abTest?.name,
      );

    it('a popup has one open A/B test, which starts completely or not at all', async () => {
      expect(await begin()).toMatchObject({ state: 'draft', arms });
      const again = { id: 'test2', popupId: A, arms, at: NOON };
      expect(await store().createTest('account1', again)).toBe('conflict');
      expect(await store().createTest('account2', { ...again, id: 'test3' })).toBeUndefined();
      const half = new Map([[A, aPublication('a')]]);
      expect(await store().startTest('account1', 'test1', { publications: half, at: NOON })).toBe(
        'conflict',
      );
      expect(await running()).toEqual([]);
      expect(await store().abTest('account1', 'test1')).toMatchObject({ state: 'draft' });
      await store().startTest('account1', 'test1', { publications, at: NOON });
      expect(await running()).toEqual(['A', 'B']);
      expect(await store().abTest('account2', 'test1')).toBeUndefined();
    });

    it('changes of an A/B test at the same time do not undo each other', async () => {
      await begin();
      const names = ['C', 'D', 'E'];
      await Promise.all([
        ...names.map((name) =>
          store().updateTest('account1', 'test1', {
            arms: (before) => [...before, { popupId: name, name, weight: 50 }],
          }),
        ),
        store().updateTest('account1', 'test1', { goal: 'order' }),
      ]);
      const test = await store().abTest('account1', 'test1');
      expect(test?.goal).toBe('order');
      expect(test?.arms.map(({ name }) => name).toSorted()).toEqual(['A', 'B', ...names]);
      expect(await store().updateTest('account2', 'test1', { goal: 'x' })).toBeUndefined();
    });

    it('a running A/B test records when its designs were changed, also at the same time', async () => {
      await begin();
      const record = (popupId: string, at: number, account = 'account1') =>
        store().recordChangedArm(account, 'test1', { popupId, at });
      const recorded = async () =>
        (await store().abTest('account1', 'test1'))?.arms.map(({ changedAt }) => changedAt);
      await record(B, NOON);
      expect(await recorded()).toEqual([undefined, undefined]);
      await store().startTest('account1', 'test1', { publications, at: NOON });
      await Promise.all([
        record(A, NOON + 1),
        record(B, NOON + 2),
        record(A, NOON + 3, 'account2'),
      ]);
      await record(B, NOON + 4);
      expect(await recorded()).toEqual([[NOON + 1], [NOON + 2, NOON + 4]]);
      await store().stopTest('account1', 'test1', { winner: B, finalCounts: [], at: NOON + 5 });
      await record(A, NOON + 6);
      expect(await recorded()).toEqual([[NOON + 1], [NOON + 2, NOON + 4]]);
    });

    it('an A/B test counts visitors of each arm and which of them reached its goal in seven days', async () => {
      await begin();
      const goal = (id: string, visitorId: string, at: number) =>
        store().recordGoal({
          id,
          visitorId,
          at,
          siteId: 'site1',
          accountId: 'account1',
          name: 'order',
          value: 5,
          currency: '',
          url: '',
          day: TODAY,
        });
      const day = 86_400_000;
      await store().recordView(aView({ id: 'v1', visitorId: 'one' }));
      await store().recordView(aView({ id: 'v2', visitorId: 'one', at: NOON + 1 }));
      await store().recordView(aView({ id: 'v3', visitorId: 'two' }));
      await store().recordView(aView({ id: 'v4', visitorId: 'three', popupId: B }));
      await store().recordConversion(aConversion({ visitorId: 'two', isPartial: true }));
      await store().recordConversion(aConversion({ id: 'l2', visitorId: 'one', at: NOON + 5 }));
      await goal('before', 'three', NOON - 1);
      await goal('late', 'two', NOON + 7 * day);
      await goal('in time', 'one', NOON + 7 * day - 1);
      const test = { siteId: 'site1', goal: '', arms };
      const record = await store().abTest('account1', 'test1');
      const count = (wanted: string) =>
        record &&
        store().countTest({ ...record, ...test, goal: wanted }, { from: NOON, until: NOON + day });
      for (const wanted of ['', 'order'])
        expect(await count(wanted)).toEqual([
          {
            popupId: A,
            visitors: 2,
            successes: 1,
            goals: { count: 1, money: [{ currency: '', orders: 1, value: 5 }] },
          },
          { popupId: B, visitors: 1, successes: 0, goals: NO_GOALS },
        ]);
      const left = { siteId: 'site1', goalIds: ['in time'] };
      expect(await store().leaveOutGoals('account1', left, true)).toBe(1);
      expect(await count('order')).toEqual([
        { popupId: A, visitors: 2, successes: 0, goals: NO_GOALS },
        { popupId: B, visitors: 1, successes: 0, goals: NO_GOALS },
      ]);
    });

    it('an A/B test keeps its counts when leads are erased, and counts no spam', async () => {
      await store().createSite('account1', aSite());
      for (const id of [A, B]) await store().createPopup('account1', aPopup({ id }));
      for (const [popupId, visitorId] of [
        [A, 'one'],
        [A, 'two'],
        [A, 'trapped'],
        [B, 'one'],
        [B, 'three'],
      ] as const)
        await store().recordView(aView({ id: `${popupId} ${visitorId}`, popupId, visitorId }));
      await store().recordConversion(aConversion({ id: 'l1', visitorId: 'one', at: NOON + 1 }));
      await store().recordConversion(
        aConversion({
          id: 'l2',
          visitorId: 'trapped',
          at: NOON + 1,
          suspicion: 'trap-field-filled',
        }),
      );
      const test = { siteId: 'site1', goal: '', arms };
      const count = () => countTest(made().opened.db, test, { from: NOON, until: NOON + 9 });
      const before = [
        { popupId: A, visitors: 3, successes: 1, goals: NO_GOALS },
        { popupId: B, visitors: 2, successes: 0, goals: NO_GOALS },
      ];
      expect(await count()).toEqual(before);
      expect(await store().deleteLeads('account1', 'site1', ['l1', 'l2'])).toBe(2);
      expect(await count()).toEqual(before);
    });

    it('an A/B test counts each visitor once, however few views it reads in one step', async () => {
      await store().createSite('account1', aSite());
      for (const [at, visitorId] of ['one', 'two', 'two', 'two', 'three', '', 'four'].entries())
        await store().recordView(aView({ id: `v${at}`, visitorId, at: NOON + at }));
      for (const visitorId of ['two', 'four'])
        await store().recordConversion(aConversion({ id: visitorId, visitorId, at: NOON + 9 }));
      for (const viewsAStep of [1, 2, 3, 100]) {
        const span = { from: NOON, until: NOON + 9, viewsAStep };
        const test = { siteId: 'site1', goal: '', arms: arms.slice(0, 1) };
        expect(await countTest(made().opened.db, test, span)).toEqual([
          { popupId: A, visitors: 4, successes: 2, goals: NO_GOALS },
        ]);
      }
    });
  });
}
