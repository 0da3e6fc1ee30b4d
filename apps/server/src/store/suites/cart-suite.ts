import { describe, expect, it } from 'vitest';
import { NO_VALUE } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aGoal, aPopup, aSite, aView, NOON, TODAY } from '../testing/a-record.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

/** What every engine must do with the carts of visitors who saw a popup. */
export function cartSuite(made: () => StoreUnderTest): void {
  describe('a cart', () => {
    const store = () => made().opened.store;
    const days = { from: TODAY, until: TODAY };

    it('a goal closes the carts that popups were shown with in the week before, and counts each once per popup and once for the site', async () => {
      await store().createSite('account1', aSite());
      const shown = { popupId: 'popup00000001', cartItems: 2 };
      for (const id of ['popup00000001', 'popup00000002'])
        await store().createPopup('account1', aPopup({ id }));
      await store().recordView(aView({ ...shown, id: 'v1' }));
      await store().recordView(aView({ ...shown, id: 'v1' }));
      await store().recordView(aView({ ...shown, id: 'v2', at: NOON + HOUR_MS }));
      await store().recordView(aView({ ...shown, id: 'v3', popupId: 'popup00000002' }));
      await store().recordView(aView({ ...shown, id: 'v4', visitorId: 'leaves it' }));
      await store().recordView(aView({ ...shown, id: 'v5', visitorId: 'no cart', cartItems: 0 }));
      await store().recordView(aView({ ...shown, id: 'v6', visitorId: '' }));
      const open = (accountId: string, scope = {}, seenAfter = NOON - 1) =>
        store().openCarts(accountId, { siteId: 'site1', ...scope }, { days, seenAfter });
      expect(await open('account1')).toBe(2);
      expect(await open('account1', {}, NOON)).toBe(1);
      expect(await open('account1', { popupId: 'popup00000002' })).toBe(1);
      expect(await open('account2')).toBe(0);
      const order = { at: NOON + 2 * HOUR_MS, value: 30 };
      await store().recordGoal(aGoal({ ...order, id: 'no order', name: 'newsletter' }));
      await store().recordGoal(aGoal({ ...order, id: 'before', at: NOON - 1 }));
      await store().recordGoal(aGoal({ ...order, id: 'order' }));
      await store().recordGoal(aGoal({ ...order, id: 'order' }));
      await store().recordGoal(
        aGoal({ ...order, id: 'too late', visitorId: 'leaves it', at: NOON + 8 * 24 * HOUR_MS }),
      );
      const seen = { of: 'seen', currency: '', orders: 2, value: 0 };
      const ordered = { of: 'ordered', currency: 'EUR', orders: 1, value: 30 };
      const carts = (popupId?: string) =>
        store().reportMoney(
          'account1',
          popupId ? { siteId: 'site1', popupId } : { siteId: 'site1' },
          { dimension: 'carts', days },
        );
      expect(await carts()).toEqual([ordered, seen]);
      expect(await carts('popup00000001')).toEqual([ordered, seen]);
      expect(await carts('popup00000002')).toEqual([ordered, { ...seen, orders: 1 }]);
      expect(await store().popupCarts('account1', 'site1', days)).toEqual(
        new Map([
          ['popup00000001', { seen: 2, ordered: 1 }],
          ['popup00000002', { seen: 1, ordered: 1 }],
        ]),
      );
      expect((await store().popupCarts('account2', 'site1', days)).size).toBe(0);
    });

    it('an order without a currency is counted with its value, for its popup and its cart', async () => {
      await store().createSite('account1', aSite());
      await store().createPopup('account1', aPopup());
      await store().recordView(aView({ cartItems: 1 }));
      await store().recordGoal(aGoal({ at: NOON + 1, currency: '' }));
      await store().recordGoal(aGoal({ id: 'free', at: NOON + 2, currency: '', value: 0 }));
      const sum = { currency: '', orders: 1, value: 12.345 };
      const money = (dimension: 'all' | 'goals' | 'carts') =>
        store().reportMoney('account1', { siteId: 'site1' }, { dimension, days });
      // The free one is counted, but is no revenue.
      const free = { of: '', currency: NO_VALUE, orders: 1, value: 0 };
      expect(await money('all')).toEqual([{ of: '', ...sum }, free]);
      expect(await money('goals')).toEqual([{ of: '', ...sum }, free]);
      expect(await money('carts')).toEqual([
        { of: 'ordered', ...sum },
        { of: 'seen', ...sum, value: 0 },
      ]);
    });

    it('the next cart and the ordered one are distinguished when both are reported at once', async () => {
      await store().createSite('account1', aSite());
      const cart = { cartItems: 1, popupId: 'popup00000001' };
      await Promise.all([
        store().recordView(aView({ ...cart, id: 'v1' })),
        store().recordView(aView({ ...cart, id: 'v2', at: NOON + 2 })),
        store().recordView(aView({ ...cart, id: 'v3', at: NOON + 4 })),
        store().recordGoal(aGoal({ id: 'second', at: NOON + 3 })),
        store().recordGoal(aGoal({ id: 'first', at: NOON + 1 })),
      ]);
      const money = await store().reportMoney(
        'account1',
        { siteId: 'site1' },
        { dimension: 'carts', days },
      );
      expect(money.map(({ of, orders }) => [of, orders])).toEqual([
        ['ordered', 2],
        ['seen', 3],
      ]);
      expect(
        await store().openCarts('account1', { siteId: 'site1' }, { days, seenAfter: NOON }),
      ).toBe(1);
    });

    it('a goal ends a cart, so the next one is new; a cart that was left counts as new after a week', async () => {
      await store().createSite('account1', aSite());
      const cart = { cartItems: 1, popupId: 'popup00000001' };
      const later = '2026-11-24';
      await store().recordView(aView({ ...cart, id: 'v1' }));
      await store().recordGoal(aGoal({ at: NOON + 1 }));
      await store().recordView(aView({ ...cart, id: 'v2', at: NOON + 2 }));
      await store().recordView(
        aView({ ...cart, id: 'v3', at: NOON + 2 + 7 * 24 * HOUR_MS, day: later }),
      );
      const scope = { siteId: 'site1' };
      const seen = async (from: string, until: string) =>
        (
          await store().reportMoney('account1', scope, {
            dimension: 'carts',
            days: { from, until },
          })
        ).find(({ of }) => of === 'seen')?.orders;
      expect(await seen(TODAY, TODAY)).toBe(2);
      expect(await seen(later, later)).toBe(1);
      const limits = { activity: 0, errors: 0, changesKept: 10 };
      const old = { ...limits, carts: NOON + 8 * 24 * HOUR_MS };
      expect(await store().removeOld({ ...limits, carts: 0 })).toBe(0);
      expect(await store().removeOld(old)).toBe(2);
      expect(await seen(TODAY, later)).toBe(3);
    });

    it('no cart of a removed site stays, neither its own nor one of its popups', async () => {
      await store().createSite('account1', aSite());
      await store().createPopup('account1', aPopup());
      await store().recordView(aView({ cartItems: 1 }));
      const { db } = made().opened;
      const carts = () =>
        db.selectFrom('open_cart').select('scope_id').orderBy('scope_id').execute();
      expect(await carts()).toEqual([{ scope_id: 'popup00000001' }, { scope_id: 'site1' }]);
      await store().deleteSite('account1', 'site1');
      await store().removeLeftovers();
      expect(await carts()).toEqual([]);
    });
  });
}
