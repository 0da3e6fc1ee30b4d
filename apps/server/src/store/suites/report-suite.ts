import { OTHER_VALUES, REPORT_DIMENSIONS } from '@beckon/contract/values';
import { expect, it } from 'vitest';
import { NO_VALUE, type StoredDimension } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aClose, aConversion, aPopup, aSite, aView, NOON, TODAY } from '../testing/a-record.ts';

const TOMORROW = '2026-11-17';
const POPUP = 'popup00000001';
const DAYS = { from: TODAY, until: TODAY };

/** The counts by day and value that reports are made of. */
export function reportSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;
  const scope = { siteId: 'site1', popupId: POPUP };
  const withSite = async (): Promise<void> => {
    await store().createSite('account1', aSite());
    await store().createPopup('account1', aPopup());
  };
  const split = (dimension: StoredDimension) =>
    store().reportValues('account1', scope, { dimension, days: DAYS });
  const place = { popupId: POPUP, siteId: 'site1', accountId: 'account1', at: NOON, day: TODAY };

  it('reports sum by day, by popup and by account, for the owner only', async () => {
    await withSite();
    await store().recordView(aView({ id: 'v1' }));
    await store().recordView(aView({ id: 'v2', day: TOMORROW }));
    await store().recordClose(aClose({ day: TOMORROW }));
    const both = { from: TODAY, until: TOMORROW };
    expect(await store().reportDays('account1', scope, both)).toMatchObject([
      { day: TODAY, views: 1, closes: 0, conversions: 0 },
      { day: TOMORROW, views: 1, closes: 1, conversions: 0 },
    ]);
    expect(
      await store().reportDays(
        'account1',
        { siteId: 'site1' },
        { from: TOMORROW, until: '2026-11-30' },
      ),
    ).toMatchObject([{ day: TOMORROW, views: 1, closes: 1 }]);
    expect(await store().reportPopups('account1', 'site1', DAYS)).toMatchObject([
      { popupId: POPUP, views: 1, closes: 0, conversions: 0 },
    ]);
    expect(await store().firstReportDay('account1', scope)).toBe(TODAY);
    expect(await store().firstReportDay('account1', { siteId: 'site1' })).toBe(TODAY);
    expect(await store().firstPopupDays('account1', 'site1')).toEqual(new Map([[POPUP, TODAY]]));
    expect(await store().accountViews('account1', '2026-11-01', '2026-11-30')).toBe(2);
    expect(await store().accountViews('account2', '2026-11-01', '2026-11-30')).toBe(0);
    expect(await store().reportDays('account2', scope, both)).toEqual([]);
    expect(await store().firstReportDay('account2', scope)).toBeUndefined();
    expect(await store().firstPopupDays('account2', 'site1')).toEqual(new Map());
    expect(
      await store().reportValues('account2', scope, { dimension: 'page', days: both }),
    ).toEqual([]);
    expect(await store().reportPopups('account2', 'site1', both)).toEqual([]);
  });

  it('reports count what followed a view under the values of that view', async () => {
    await withSite();
    await store().recordView(
      aView({
        trigger: 'exit',
        device: 'mobile',
        country: 'DE',
        url: 'https://shop.test/sale/?q=1#top',
        source: 'google.com',
        language: 'he',
        visitorKind: 'returning',
      }),
    );
    await store().recordInteraction({ ...place, viewId: 'view1' });
    await store().recordClose(aClose({ closeTrigger: 'escape' }));
    await store().recordConversion(aConversion({ url: 'https://shop.test/', prizeLabel: 'Mug' }));
    const values = ['exit', '/sale', 'mobile', 'DE', 'google.com', 'he', 'returning'];
    for (const [at, value] of values.entries())
      expect(await split(REPORT_DIMENSIONS[at] ?? 'all')).toEqual([
        {
          value,
          offered: 0,
          lost: 0,
          views: 1,
          interactions: 1,
          closes: 1,
          conversions: 1,
          leads: 1,
        },
      ]);
    expect(await split('close')).toMatchObject([{ value: 'escape', closes: 1, views: 0 }]);
    expect(await split('prize')).toMatchObject([{ value: 'Mug', conversions: 1 }]);
  });

  it("reports count an interaction once per view, and none of a missing view or another site's view", async () => {
    await withSite();
    await store().createPopup('account1', aPopup({ id: 'popup00000002' }));
    await store().recordView(aView());
    const once = [{ popupId: POPUP, interactions: 1 }];
    await Promise.all([
      store().recordInteraction({ ...place, viewId: 'view1' }),
      store().recordInteraction({ ...place, viewId: 'view1' }),
      store().recordInteraction({ ...place, viewId: 'view1', popupId: 'popup00000002' }),
      store().recordInteraction({ ...place, viewId: 'nothing' }),
    ]);
    expect(await store().popupNumbers('account1', 'site1')).toMatchObject(once);
    await store().recordInteraction({ ...place, viewId: 'view1' });
    expect(await store().popupNumbers('account1', 'site1')).toMatchObject(once);
  });

  it('reports count a conversion without a view under the values that it contains itself', async () => {
    await withSite();
    await store().recordConversion(aConversion({ viewId: 'lost', fields: [], device: 'mobile' }));
    expect(await split('device')).toMatchObject([{ value: 'mobile', conversions: 1, leads: 0 }]);
    expect(await split('source')).toMatchObject([{ value: '', conversions: 1 }]);
  });

  it('reports list a limited number of pages per day separately, and the same ones after a restart', async () => {
    await withSite();
    const visit = (page: number, id = page) =>
      aView({ id: `v${id}`, url: `https://shop.test/${page}` });
    for (let page = 0; page < 49; page += 1) await store().recordView(visit(page));
    const { store: again } = await current().reopen();
    for (let page = 100; page < 105; page += 1) await again.recordView(visit(page));
    await again.recordView(visit(7, 999));
    const pages = await again.reportValues('account1', scope, { dimension: 'page', days: DAYS });
    expect(pages).toHaveLength(51);
    expect(pages.find(({ value }) => value === OTHER_VALUES)?.views).toBe(4);
    expect(pages.find(({ value }) => value === '/7')?.views).toBe(2);
  });

  it('reports count how often a popup was offered, and why it was not', async () => {
    await withSite();
    const offers = { popupId: POPUP, siteId: 'site1', day: TODAY };
    await store().recordOffers([
      { ...offers, reason: '', times: 7 },
      { ...offers, reason: 'country', times: 3 },
    ]);
    await store().recordOffers([{ ...offers, reason: 'schedule', times: 2 }]);
    expect(await store().reportDays('account1', scope, DAYS)).toMatchObject([
      { offered: 7, lost: 5 },
    ]);
    expect((await split('reason')).map(({ value, lost }) => [value, lost])).toEqual([
      ['country', 3],
      ['schedule', 2],
    ]);
  });

  it('reports show the value of goals, under the latest view of each popup that gets the credit', async () => {
    await withSite();
    await store().createPopup('account1', aPopup({ id: 'popup00000002' }));
    await store().recordView(aView({ id: 'a', country: 'FR', at: NOON - 9000 }));
    await store().recordView(aView({ id: 'b', country: 'DE', at: NOON - 8000 }));
    await store().recordView(
      aView({ id: 'c', country: 'IT', at: NOON - 7000, popupId: 'popup00000002' }),
    );
    const goal = { ...place, id: 'g1', visitorId: 'visitor-1', name: 'order', url: '' };
    await store().recordGoal({ ...goal, value: 19.999, currency: 'EUR' });
    await store().recordGoal({ ...goal, value: 19.999, currency: 'EUR' });
    await store().recordGoal({ ...goal, id: 'g2', value: -5, currency: 'EUR' });
    await store().recordGoal({ ...goal, id: 'g3', value: undefined, currency: 'EUR' });
    const money = (dimension: StoredDimension, popupId?: string) =>
      store().reportMoney(
        'account1',
        popupId === undefined ? { siteId: 'site1' } : { siteId: 'site1', popupId },
        { dimension, days: DAYS },
      );
    const sum = { currency: 'EUR', orders: 2, value: 14.999 };
    const plain = { currency: NO_VALUE, orders: 1, value: 0 };
    expect(await money('country', POPUP)).toEqual([
      { of: 'DE', ...sum },
      { of: 'DE', ...plain },
    ]);
    expect(await money('country', 'popup00000002')).toEqual([
      { of: 'IT', ...sum },
      { of: 'IT', ...plain },
    ]);
    expect(await money('country')).toEqual([
      { of: 'IT', ...sum },
      { of: 'IT', ...plain },
    ]);
    expect(await money('goals')).toEqual([
      { of: '', ...sum },
      { of: '', ...plain },
    ]);
    for (const named of [
      await money('goal'),
      await money('goal', POPUP),
      await money('every-goal'),
    ])
      expect(named).toEqual([
        { of: 'order', ...sum },
        { of: 'order', ...plain },
      ]);
    expect(await store().reportMoneyDays('account1', { siteId: 'site1' }, DAYS)).toEqual([
      { day: TODAY, ...plain },
      { day: TODAY, ...sum },
    ]);
    expect(await store().popupMoney('account1', 'site1', DAYS)).toEqual([
      { of: POPUP, ...sum },
      { of: 'popup00000002', ...sum },
      { of: POPUP, ...plain },
      { of: 'popup00000002', ...plain },
    ]);
    expect(await store().popupMoney('account2', 'site1', DAYS)).toEqual([]);
  });

  it('reports are gone when their site is removed', async () => {
    await withSite();
    await store().recordView(aView());
    await store().addUpCounts();
    await store().recordView(aView({ id: 'view2' }));
    await store().recordOffers([{ ...place, reason: '', times: 1 }]);
    await store().deleteSite('account1', 'site1');
    await store().removeLeftovers();
    // The waiting counts find no site when they are added up.
    await store().addUpCounts();
    const { db } = current().opened;
    expect(await db.selectFrom('report_day').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('waiting_counts').selectAll().execute()).toEqual([]);
  });
}
