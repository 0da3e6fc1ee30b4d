import type { SiteReportAnswer } from '@beckon/contract/owner-calls';
import { TRASH_DAYS } from '@beckon/contract/values';
import { presentNumbers } from '../../lib/numbers/present-numbers.ts';
import { daysOf } from '../../lib/time/report-span.ts';
import type { AbTestRecord, ReportDays, Store } from '../../store/store.ts';
import { comparedDays, sinceIn, type WantedReport } from './read-report.ts';
import { presentMoney } from './report-numbers.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

type PopupLine = SiteReportAnswer['popups'][number];

/**
 * The rows of a site's popups, including those without views. Deleted popups follow if they have
 * numbers: otherwise the rows would not add up to the numbers of the site.
 */
export async function readPopupLines(store: Store, wanted: WantedReport): Promise<PopupLine[]> {
  const [kept, deleted, tests, presentLine] = await Promise.all([
    store.popupsOf(wanted.accountId, wanted.site.id, ({ id, name }) => ({ id, name })),
    store.trashOf(wanted.accountId, wanted.site.id, 0),
    store.abTestsOf(wanted.accountId, wanted.site.id),
    linePresenter(store, wanted),
  ]);
  const inTrashSince = wanted.now - TRASH_DAYS * DAY_MS;
  const gone = deleted.map(({ id, name, deletedAt }) => ({
    ...presentLine(id, name),
    deleted: deletedAt >= inTrashSince ? ('in-trash' as const) : ('for-good' as const),
  }));
  const originals = new Set(tests.filter(isRunning).map(({ popupId }) => popupId));
  // Its variants have rows of their own, so its row is that of design A only.
  const nameOf = (id: string, name: string) => (originals.has(id) ? `${name} · A` : name);
  return [
    ...kept.map(({ id, name }) => presentLine(id, nameOf(id, name))),
    ...gone.filter(hasNumbers),
  ];
}

const isRunning = ({ state }: AbTestRecord): boolean => state === 'running';

/** Reads the numbers of all popups, and returns a function that gives the row of one. */
async function linePresenter(store: Store, wanted: WantedReport) {
  const { accountId, site, span } = wanted;
  const days = daysOf(span);
  const { before, unfinished } = comparedDays(wanted);
  const countsOfDays = async (some: ReportDays | undefined) => {
    const counts = some === undefined ? [] : await store.reportPopups(accountId, site.id, some);
    return new Map(counts.map((entry) => [entry.popupId, entry]));
  };
  const [firstDays, now, earlier, today, money, carts] = await Promise.all([
    store.firstPopupDays(accountId, site.id),
    countsOfDays(days),
    countsOfDays(before),
    countsOfDays(unfinished),
    store.popupMoney(accountId, site.id, days),
    store.popupCarts(accountId, site.id, days),
  ]);
  return (id: string, name: string): PopupLine => ({
    popupId: id,
    name,
    numbers: presentNumbers(now.get(id)),
    numbersBefore: presentNumbers(earlier.get(id)),
    numbersToday: presentNumbers(today.get(id)),
    ...sinceIn(firstDays.get(id), before),
    ...presentMoney(money.filter((one) => one.of === id)),
    carts: carts.get(id) ?? { seen: 0, ordered: 0 },
  });
}

function hasNumbers({ numbers, numbersBefore, goals, carts }: PopupLine): boolean {
  const { views, closes, conversions } = numbers;
  return views + closes + conversions + numbersBefore.views + carts.seen + goals > 0;
}
