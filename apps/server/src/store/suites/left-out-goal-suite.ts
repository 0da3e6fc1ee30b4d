import { describe, expect, it } from 'vitest';
import { aConversion, aGoal, aPopup, aSite, aView, NOON, TODAY } from '../testing/a-record.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { GoalTally } from '../queries/events/goal-tally.ts';
import { writeGoals } from '../queries/events/write-goals.ts';
import { ValueCaps } from '../queries/reports/value-caps.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

const POPUP = 'popup00000001';
const OTHER = 'popup00000002';
const SITE = { siteId: 'site1' };
const DAYS = { from: '2026-11-01', until: '2026-11-30' };
const TEST_ORDER = { siteId: 'site1', goalIds: ['test order'] };

/** What every engine must do with goals that an owner leaves out of reports. */
export function leftOutGoalSuite(made: () => StoreUnderTest): void {
  describe('a goal left out of reports', () => {
    const store = () => made().opened.store;

    /** A true order, and then a test order by a visitor who had something in the cart. */
    const prepare = async (): Promise<void> => {
      await store().createSite('account1', aSite());
      await store().createPopup('account1', aPopup());
      await store().createPopup('account1', aPopup({ id: OTHER, name: 'Other' }));
      const owner = { visitorId: 'owner', cartItems: 2 };
      await store().recordView(aView({ url: 'https://shop.example/sale', country: 'IL' }));
      await store().recordGoal(aGoal({ id: 'true order', value: 20, at: NOON + HOUR_MS }));
      await store().recordView(aView({ ...owner, id: 'v2', url: 'https://shop.example/sale' }));
      await store().recordView(aView({ ...owner, id: 'v3', popupId: OTHER, at: NOON + 2 }));
    };
    const order = (changes: Parameters<typeof aGoal>[0] = {}) =>
      aGoal({ id: 'test order', number: '1001', visitorId: 'owner', at: NOON + 9, ...changes });
    const leaveOut = (isLeftOut: boolean) =>
      store().leaveOutGoals('account1', TEST_ORDER, isLeftOut);

    /** Everything that reports say of goals and carts; rows that count nothing are left out. */
    const counted = async () => {
      await store().addUpCounts();
      const rows = await made()
        .opened.db.selectFrom('report_money')
        .selectAll()
        .where('orders', '<>', 0)
        .execute();
      return rows
        .map((row) =>
          [
            row.scope_id,
            row.dimension,
            row.day,
            row.value,
            row.currency,
            row.orders,
            row.thousandths,
          ].join(' '),
        )
        .toSorted();
    };

    it.each([
      ['a value', {}],
      ['no value', { value: undefined }],
      ['a value and no currency', { currency: '' }],
      ['another name', { name: 'sign-up', value: undefined, currency: '' }],
      ['no visitor', { visitorId: '' }],
    ])('an order with %s leaves no trace in reports, and comes back', async (_, changes) => {
      await prepare();
      const hasCart = !('name' in changes || 'visitorId' in changes);
      const without = (await counted()).filter((row) => !(hasCart && row.includes(' carts ')));
      await store().recordGoal(order(changes));
      const withOrder = await counted();
      expect(withOrder).not.toEqual(without);
      expect(await leaveOut(true)).toBe(1);
      expect(await leaveOut(true)).toBe(0);
      expect(await counted()).toEqual(without);
      expect(await store().siteGoals('account1', 'site1', DAYS)).toMatchObject([{ count: 1 }]);
      expect(await leaveOut(false)).toBe(1);
      expect(await leaveOut(false)).toBe(0);
      expect(await counted()).toEqual(withOrder);
    });

    it('an order left out stays out when its page is opened again, also in another browser', async () => {
      await prepare();
      await store().recordGoal(order({ visitorId: '', value: undefined }));
      await leaveOut(true);
      const before = await counted();
      expect(await store().recordGoal(order())).toBe(false);
      expect(await store().recordGoal(order({ visitorId: 'visitor-1', value: 7 }))).toBe(false);
      expect(await counted()).toEqual(before);
    });

    it('an order is taken out of the page that it was counted under, also if that page would no longer be counted apart', async () => {
      await prepare();
      const yesterday = { at: NOON - 24 * HOUR_MS, day: '2026-11-15' };
      const url = 'https://shop.example/gift';
      await store().recordView(aView({ ...yesterday, id: 'v0', visitorId: 'late', url }));
      const late = { visitorId: 'late', at: NOON + 9 };
      await store().recordGoal(order(late));
      // The counts of the day of the order distinguish 50 pages, and that of its view is not one.
      for (let page = 0; page < 60; page += 1)
        await store().recordView(
          aView({ id: `p${page}`, visitorId: `p${page}`, url: `https://shop.example/${page}` }),
        );
      const withOrder = await counted();
      expect(withOrder).toContain(`${POPUP} page ${TODAY} /gift EUR 1 12345`);
      await leaveOut(true);
      expect((await counted()).filter((row) => row.includes('/gift'))).toEqual([]);
      await leaveOut(false);
      expect(await counted()).toEqual(withOrder);
    });

    it('made-up goals do not push orders into the common name', async () => {
      await prepare();
      for (let name = 0; name < 60; name += 1)
        await store().recordGoal(
          aGoal({ id: `g${name}`, name: `made up ${name}`, day: '2026-11-17' }),
        );
      await store().recordGoal(order({ day: '2026-11-17' }));
      const days = { from: '2026-11-17', until: '2026-11-17' };
      for (const dimension of ['goal', 'every-goal'] as const)
        expect(await store().reportMoney('account1', SITE, { dimension, days })).toContainEqual({
          of: 'order',
          currency: 'EUR',
          orders: 1,
          value: 12.345,
        });
    });

    it.each([
      ['a person who was erased', 'visitor'],
      ['no value', 'value'],
      ['a view without a page', 'page'],
    ])('an order of an earlier version with %s comes back as it was counted', async (_, lacks) => {
      await store().createSite('account1', aSite());
      await store().createPopup('account1', aPopup());
      const url = lacks === 'page' ? '' : 'https://shop.example/sale';
      await store().recordView(aView({ visitorId: 'owner', url }));
      const { db } = made().opened;
      await store().recordGoal(order(lacks === 'value' ? { value: undefined } : {}));
      await db.updateTable('goal_event').set({ counted: '', counted_pages: '' }).execute();
      if (lacks === 'value')
        await db
          .deleteFrom('report_money')
          .where('dimension', 'not in', ['all', 'goal', 'goals', 'every-goal'])
          .execute();
      if (lacks === 'visitor') {
        await store().recordConversion(aConversion({ id: 'lead1', visitorId: 'owner' }));
        await store().deleteLeads('account1', 'site1', ['lead1']);
      }
      const withOrder = await counted();
      await leaveOut(true);
      const without = lacks === 'visitor' ? withOrder.filter((row) => row.includes(' page ')) : [];
      expect(await counted()).toEqual(without);
      await leaveOut(false);
      expect(await counted()).toEqual(withOrder);
    });

    it('an order left out after its person was erased leaves no revenue', async () => {
      await prepare();
      await store().recordGoal(order());
      await store().recordConversion(aConversion({ visitorId: 'owner' }));
      expect(await store().deleteLeads('account1', 'site1', ['lead1'])).toBe(1);
      await leaveOut(true);
      const money = (dimension: 'all' | 'goals' | 'country') =>
        store().reportMoney('account1', SITE, { dimension, days: DAYS });
      for (const dimension of ['all', 'goals'] as const)
        expect(await money(dimension)).toMatchObject([{ orders: 1, value: 20 }]);
    });

    it('an order of an earlier version is taken out of the popups that it is credited to', async () => {
      await prepare();
      const before = await counted();
      await store().recordGoal(order());
      await made().opened.db.updateTable('goal_event').set({ counted: '', carts: '' }).execute();
      const withOrder = await counted();
      await leaveOut(true);
      const withoutCarts = (rows: readonly string[]) =>
        rows.filter((row) => !row.includes('carts'));
      expect(withoutCarts(await counted())).toEqual(withoutCarts(before));
      await leaveOut(false);
      expect(await counted()).toEqual(withOrder);
    });

    it('goals of a group are counted together in three statements, and a goal in two more', async () => {
      await prepare();
      let statements = 0;
      const counting = made().opened.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: ({ result }) => {
          statements += 1;
          return Promise.resolve(result);
        },
      });
      const goals = Array.from({ length: 20 }, (_, at) =>
        aGoal({ id: `g${at}`, visitorId: `v${at}` }),
      );
      await counting.transaction().execute(async (one) => {
        const tally = new GoalTally();
        await writeGoals(one, goals, tally);
        await tally.write(one, new ValueCaps());
      });
      expect(statements).toBe(20 * 2 + 3);
      expect(await counted()).toContain(`site1 goals ${TODAY}  EUR 21 266900`);
    });

    it('the timeline of a lead marks an order that was left out', async () => {
      await prepare();
      await store().recordConversion(aConversion({ visitorId: 'owner' }));
      await store().recordGoal(order());
      await store().recordGoal(order({ id: 'another', at: NOON + 10 }));
      await leaveOut(true);
      const timeline = await store().leadTimeline('account1', 'site1', 'lead1');
      expect(timeline?.filter(({ kind }) => kind === 'goal')).toMatchObject([
        { at: NOON + 10, isLeftOut: false },
        { at: NOON + 9, isLeftOut: true },
      ]);
    });

    it('orders of other sites and accounts are not left out', async () => {
      await prepare();
      await store().recordGoal(order());
      expect(await store().leaveOutGoals('account2', TEST_ORDER, true)).toBe(0);
      expect(
        await store().leaveOutGoals('account1', { ...TEST_ORDER, siteId: 'site2' }, true),
      ).toBe(0);
      expect(await store().goalsOf('account2', 'site1', { limit: 9 })).toEqual([]);
    });

    it('orders are listed from the latest on, page by page, with the popups that get the credit', async () => {
      await prepare();
      await store().recordGoal(order({ url: 'https://shop.example/thanks' }));
      await store().recordGoal(
        order({ id: 'later', at: NOON + 30 * HOUR_MS, day: '2026-11-17', visitorId: '' }),
      );
      await leaveOut(true);
      const first = await store().goalsOf('account1', 'site1', { limit: 2 });
      expect(first.map(({ id, isLeftOut }) => [id, isLeftOut])).toEqual([
        ['later', false],
        ['true order', false],
      ]);
      const last = first[1];
      expect(
        await store().goalsOf('account1', 'site1', {
          limit: 2,
          ...(last === undefined ? {} : { after: last }),
        }),
      ).toEqual([
        {
          id: 'test order',
          name: 'order',
          number: '1001',
          value: 12.345,
          currency: 'EUR',
          url: 'https://shop.example/thanks',
          at: NOON + 9,
          day: TODAY,
          isLeftOut: true,
          popups: [
            { id: OTHER, name: 'Other', isDeleted: false },
            { id: POPUP, name: aPopup().name, isDeleted: false },
          ].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
        },
      ]);
    });
  });
}
