import { expect, it } from 'vitest';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aPopup, aSite, aView, NOON, TODAY } from '../testing/a-record.ts';

const POPUP = 'popup00000001';
/** The day this many days later. */
const dayAfter = (days: number) => new Date(NOON + days * 86_400_000).toISOString().slice(0, 10);
const DAYS = { from: TODAY, until: TODAY };

/** How the counts of reports are added up, later and by many servers. */
export function reportAddingSuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;
  const scope = { siteId: 'site1', popupId: POPUP };
  const withSite = async (): Promise<void> => {
    await store().createSite('account1', aSite());
    await store().createPopup('account1', aPopup());
  };
  const place = { popupId: POPUP, siteId: 'site1', accountId: 'account1', at: NOON, day: TODAY };

  it('reports leave out counts that cannot be added up, until a later start can, and report the failure once', async () => {
    await withSite();
    await store().recordView(aView({ id: 'v1' }));
    const { db } = current().opened;
    const [counts] = await db.selectFrom('waiting_counts').selectAll().execute();
    const { number = 0, counted = '' } = counts ?? {};
    await db.updateTable('waiting_counts').set({ counted: '{' }).execute();
    await store().recordView(aView({ id: 'v2' }));
    expect(await store().reportDays('account1', scope, DAYS)).toMatchObject([{ views: 1 }]);
    await expect(store().addUpCounts()).rejects.toThrow(`Counts ${number} cannot be added up`);
    await store().addUpCounts();
    await store().recordView(aView({ id: 'v3' }));
    await db.updateTable('waiting_counts').set({ counted }).where('number', '<', 0).execute();
    const { store: again } = await current().reopen();
    expect(await again.reportDays('account1', scope, DAYS)).toMatchObject([{ views: 3 }]);
  });

  it('reports count values that differ only in half of an emoji, and do not lose others beside them', async () => {
    await withSite();
    const sources = ['a\ud83d', 'a\ud83e', 'a😀'];
    await Promise.all(
      sources.map((source, at) => store().recordView(aView({ id: `v${at}`, source }))),
    );
    await store().addUpCounts();
    expect(await store().reportDays('account1', scope, DAYS)).toMatchObject([{ views: 3 }]);
  });

  it('reports are added up for more sites at once than one statement can have', async () => {
    await withSite();
    const gone = Array.from({ length: 70_000 }, (_, at) => `gone-${at}`);
    await store().recordOffers(
      [...gone, 'site1'].map((siteId) => ({ ...place, siteId, reason: '', times: 1 })),
    );
    expect(await store().reportDays('account1', scope, DAYS)).toMatchObject([{ offered: 1 }]);
  });

  it('reports are available after the database failed at the start and works again', async () => {
    await withSite();
    await store().recordView(aView());
    const { store: started, db } = await current().reopen();
    const rename = (from: string, to: string) => db.schema.alterTable(from).renameTo(to).execute();
    await rename('waiting_counts', 'waiting_elsewhere');
    await expect(started.addUpCounts()).rejects.toThrow('waiting_counts');
    await rename('waiting_elsewhere', 'waiting_counts');
    expect(await started.reportDays('account1', scope, DAYS)).toMatchObject([{ views: 1 }]);
  });

  it('reports count each event once, also when two servers add up at the same time or start again', async () => {
    await withSite();
    const seen = () => store().reportDays('account1', scope, DAYS);
    const views = Array.from({ length: 30 }, async (_, at) => {
      await store().recordView(aView({ id: `v${at}` }));
      return at % 10 === 0 ? seen() : store().addUpCounts();
    });
    await Promise.all(views);
    await store().recordView(aView({ id: 'late' }));
    const readers = await Promise.all([seen(), seen(), store().popupNumbers('account1', 'site1')]);
    for (const counts of readers) expect(counts).toMatchObject([{ views: 31 }]);
    await store().recordView(aView({ id: 'last' }));
    const { store: again } = await current().reopen();
    expect(await again.accountViews('account1', TODAY, TODAY)).toBe(32);
  });

  it('reports include the latest event, also while many others are being added up', async () => {
    await withSite();
    for (let commit = 0; commit < 12; commit += 1)
      await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          store().recordView(aView({ id: `v${commit}-${n}`, day: dayAfter(1 + commit * 40 + n) })),
        ),
      );
    const underWay = store().addUpCounts();
    await store().recordView(aView({ id: 'late' }));
    expect(await store().reportDays('account1', scope, DAYS)).toMatchObject([{ views: 1 }]);
    await underWay;
  });

  it('reports wait only for counts that were written before the request, however many visitors come', async () => {
    await withSite();
    let isRead = false;
    let written = 0;
    const visit = async () => {
      while (!isRead && written < 2_000) {
        written += 1;
        await store().recordView(aView({ id: `v${written}` }));
      }
    };
    await store().recordView(aView({ id: 'before' }));
    const visits = Promise.all(Array.from({ length: 8 }, visit));
    const [counts] = await store().reportDays('account1', scope, DAYS);
    isRead = true;
    await visits;
    expect(counts?.views).toBeGreaterThan(0);
    expect(written).toBeLessThan(1_000);
  });

  it('reports are added up however many popups were seen at once', async () => {
    await withSite();
    const views = Array.from({ length: 2_500 }, (_, n) =>
      store().recordView(aView({ id: `v${n}`, popupId: `popup${n}`, day: dayAfter(n) })),
    );
    await Promise.all(views);
    expect(await store().accountViews('account1', dayAfter(0), dayAfter(2_499))).toBe(2_500);
  });
}
