import { describe, expect, it } from 'vitest';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aConversion, aGoal, aPopup, aSite, aView, NOON, TODAY } from '../testing/a-record.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

/** What every engine must do with goals and their credits. */
export function goalSuite(made: () => StoreUnderTest): void {
  describe('a goal', () => {
    const store = () => made().opened.store;
    const days = { from: TODAY, until: TODAY };

    it('a goal is stored once and credited to popups that were seen in the same commit', async () => {
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
      const all = async (accountId: string) => {
        const goals = [];
        for await (const some of store().streamGoals(accountId, 'site1')) goals.push(...some);
        return goals;
      };
      expect((await all('account1')).map(({ id, value: worth }) => [id, worth])).toEqual([
        ['goal1', 12.345],
        ['goal2', 900_000_000],
        ['goal3', undefined],
      ]);
      expect(await all('account2')).toEqual([]);
    });

    describe('an order number that was reported before the order', () => {
      const [SITE, POPUP] = [{ siteId: 'site1' }, { siteId: 'site1', popupId: 'popup00000001' }];
      const TOMORROW = '2026-11-17';
      const BUYER = { visitorId: 'visitor-1', at: NOON + HOUR_MS };
      const STRANGER = { visitorId: 'stranger', value: 0 };
      const both = { from: TODAY, until: TOMORROW };

      const prepare = async (): Promise<void> => {
        await store().createSite('account1', aSite());
        await store().createPopup('account1', aPopup());
        await store().recordView(aView({ cartItems: 1 }));
      };
      const money = (dimension: 'all' | 'goals' | 'carts', scope: typeof SITE | typeof POPUP) =>
        store().reportMoney('account1', scope, { dimension, days: both });
      const counted = async () => ({
        goals: (await store().siteGoals('account1', 'site1', both)).map(({ count, value }) => [
          count,
          value,
        ]),
        popup: (await store().popupGoals('account1', 'site1', both)).map(({ value }) => value),
        ofSite: (await money('goals', SITE)).map(({ orders, value }) => [orders, value]),
        credited: (await money('all', POPUP)).map(({ orders, value }) => [orders, value]),
        inAll: (await money('all', SITE)).map(({ orders, value }) => [orders, value]),
        carts: (await money('carts', POPUP)).map(({ of }) => of),
      });
      const ORDERED = {
        goals: [[1, 12.345]],
        popup: [12.345],
        ofSite: [[1, 12.345]],
        credited: [[1, 12.345]],
        inAll: [[1, 12.345]],
        carts: ['ordered', 'seen'],
      };

      it.each([
        ['no value', { value: undefined }],
        ['a value of zero', { value: 0 }],
        ['another value', { value: 999 }],
        ['no visitor', { visitorId: '', value: 1 }],
        ['no visitor and the same value', { visitorId: '', value: 12.345 }],
        ['the same value in another currency', { value: 12.345, currency: 'USD' }],
      ])(
        'an order of a visitor with credit takes the place of a report with %s',
        async (_, bad) => {
          await prepare();
          await store().recordGoal(aGoal({ ...STRANGER, ...bad }));
          expect(await store().recordGoal(aGoal(BUYER))).toBe(true);
          expect(await counted()).toEqual(ORDERED);
          expect(await store().recordGoal(aGoal({ ...STRANGER, value: 999 }))).toBe(false);
          expect(await store().recordGoal(aGoal({ ...BUYER, value: 50 }))).toBe(false);
          expect(await counted()).toEqual(ORDERED);
        },
      );

      it.each([
        ['an order', {}, {}],
        ['an order without a currency, now with one,', { currency: '' }, { currency: 'EUR' }],
        ['an order with a currency, now without one,', { currency: 'EUR' }, { currency: '' }],
        ['a sign-up without a value', { name: 'sign-up', value: undefined }, {}],
        ['a sign-up of no value', { name: 'sign-up', value: 0 }, {}],
      ])(
        '%s that is reported again in a browser that saw a popup stays as it was, and so does the cart there',
        async (_, goal, changes) => {
          await prepare();
          await store().recordGoal(aGoal({ ...goal, visitorId: 'laptop' }));
          const before = await counted();
          const later = { ...changes, at: NOON + 24 * HOUR_MS, day: TOMORROW };
          expect(await store().recordGoal(aGoal({ ...goal, ...later }))).toBe(false);
          expect(await counted()).toEqual(before);
          expect(before).toMatchObject({ popup: [], credited: [], carts: ['seen'] });
          expect(
            await store().openCarts('account1', SITE, { days: both, seenAfter: NOON - 1 }),
          ).toBe(1);
        },
      );

      it('an order whose visitor reports its value later gets it at its own time, without credit for a popup in between', async () => {
        await store().createSite('account1', aSite());
        await store().createPopup('account1', aPopup());
        await store().recordGoal(aGoal({ value: undefined, currency: '', url: 'first' }));
        await store().recordView(aView({ at: NOON + 1, cartItems: 1 }));
        const later = { at: NOON + 24 * HOUR_MS, day: TOMORROW, url: 'second' };
        expect(await store().recordGoal(aGoal(later))).toBe(true);
        expect(await store().recordGoal(aGoal({ ...later, value: 50 }))).toBe(false);
        expect(await counted()).toEqual({
          goals: [[1, 12.345]],
          popup: [],
          ofSite: [[1, 12.345]],
          credited: [],
          inAll: [],
          carts: ['seen'],
        });
        const goals = [];
        for await (const some of store().streamGoals('account1', 'site1')) goals.push(...some);
        expect(goals).toMatchObject([{ at: NOON, day: TODAY, url: 'first', currency: 'EUR' }]);
      });

      it.each([[[]], [[5]]])(
        'a report that no row counts is not taken out of one: beside orders of %j',
        async (others: readonly number[]) => {
          await prepare();
          const { db } = made().opened;
          await store().recordGoal(aGoal({ ...STRANGER, value: 7, currency: '' }));
          // Earlier versions did not count the value of such an order.
          await db.deleteFrom('report_money').where('dimension', '=', 'goals').execute();
          for (const value of others)
            await store().recordGoal(
              aGoal({ ...STRANGER, id: `of ${value}`, value, currency: '' }),
            );
          expect(await store().recordGoal(aGoal(BUYER))).toBe(true);
          const rows = await db
            .selectFrom('report_money')
            .select(['orders', 'thousandths'])
            .where('dimension', '=', 'goals')
            .orderBy('currency', 'desc')
            .execute();
          expect(rows.map((row) => [Number(row.orders), Number(row.thousandths)])).toEqual([
            [1, 12_345],
            ...others.map((value) => [1, value * 1000]),
          ]);
        },
      );

      it('both reports of an order may arrive in one commit', async () => {
        await prepare();
        await Promise.all([
          store().recordGoal(aGoal({ ...STRANGER, value: 7 })),
          store().recordGoal(aGoal(BUYER)),
          store().recordGoal(aGoal(BUYER)),
        ]);
        expect(await counted()).toEqual(ORDERED);
      });

      it('an order with a value takes the place of a report without one, on its own day', async () => {
        await prepare();
        await store().recordGoal(aGoal({ ...STRANGER, currency: 'USD' }));
        const order = { visitorId: 'saw no popup', at: NOON + 24 * HOUR_MS, day: TOMORROW };
        expect(await store().recordGoal(aGoal(order))).toBe(true);
        expect(await store().recordGoal(aGoal({ ...STRANGER, value: 999 }))).toBe(false);
        expect(await store().siteGoals('account1', 'site1', both)).toEqual([
          { name: 'order', currency: 'EUR', count: 1, value: 12.345 },
        ]);
        expect(await money('goals', SITE)).toEqual([
          { of: '', currency: 'EUR', orders: 1, value: 12.345 },
        ]);
      });

      it('an order is not credited to a popup that its visitor sees on the page that says thanks', async () => {
        await store().createSite('account1', aSite());
        await store().createPopup('account1', aPopup());
        await store().recordGoal(aGoal());
        await store().recordView(aView({ at: NOON + 1 }));
        expect(await store().recordGoal(aGoal({ at: NOON + 2 }))).toBe(false);
        expect((await counted()).popup).toEqual([]);
      });
    });
  });
}
