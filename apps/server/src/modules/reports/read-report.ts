import type {
  PopupReportAnswer,
  ReportMoney,
  SiteReportAnswer,
  SplitRow,
} from '@beckon/contract/owner-calls';
import type { ReportDimension } from '@beckon/contract/values';
import { presentNumbers } from '../../lib/present-numbers.ts';
import { daysOf, fillDays, type ReportSpan, spanBefore } from '../../lib/report-span.ts';
import type { ReportScope, SiteRecord, Store } from '../../store/store.ts';
import { LEFT_AFTER_MS, reportCarts } from './report-carts.ts';
import { moneyOf, reportNumbers, sumCounts } from './report-numbers.ts';

/** Whose report, of which popup or the whole site, and of which days. */
export interface WantedReport {
  readonly accountId: string;
  readonly site: SiteRecord;
  readonly scope: ReportScope;
  readonly span: ReportSpan;
  /** In ms. */
  readonly now: number;
}

/** All of a report but what only sites have. */
export async function readReport(
  store: Store,
  { accountId, scope, span, now }: WantedReport,
): Promise<PopupReportAnswer> {
  const [days, before] = [daysOf(span), daysOf(spanBefore(span))];
  const [counts, countsBefore, reasons, closes, money, moneyBefore, carts, openCarts] =
    await Promise.all([
      store.reportDays(accountId, scope, days),
      store.reportDays(accountId, scope, before),
      store.reportValues(accountId, scope, 'reason', days),
      store.reportValues(accountId, scope, 'close', days),
      store.reportMoney(accountId, scope, 'all', days),
      store.reportMoney(accountId, scope, 'all', before),
      store.reportMoney(accountId, scope, 'carts', days),
      store.openCarts(accountId, scope, days, now - LEFT_AFTER_MS),
    ]);
  return {
    success: true,
    ...days,
    before,
    numbers: reportNumbers(sumCounts(counts)),
    numbersBefore: reportNumbers(sumCounts(countsBefore)),
    days: fillDays(span, counts),
    daysBefore: fillDays(spanBefore(span), countsBefore),
    reasons: reasons
      .map(({ value, lost }) => ({ reason: value, count: lost }))
      .toSorted((one, other) => other.count - one.count),
    closeTriggers: closes.map(({ value, closes: count }) => ({ trigger: value, count })),
    revenue: moneyOf(money),
    revenueBefore: moneyOf(moneyBefore),
    carts: reportCarts(carts, openCarts),
  };
}

/** The lines of a site's popups, also of those that nobody saw. */
export async function readPopupLines(
  store: Store,
  { accountId, site, span }: WantedReport,
): Promise<SiteReportAnswer['popups']> {
  const [days, before] = [daysOf(span), daysOf(spanBefore(span))];
  const [now, earlier, known, money, carts] = await Promise.all([
    store.reportPopups(accountId, site.id, days),
    store.reportPopups(accountId, site.id, before),
    store.popupsOf(accountId, site.id),
    store.popupMoney(accountId, site.id, days),
    store.popupCarts(accountId, site.id, days),
  ]);
  const countsOf = new Map(now.map((entry) => [entry.popupId, entry]));
  const earlierOf = new Map(earlier.map((entry) => [entry.popupId, entry]));
  return known.map(({ id, name }) => ({
    popupId: id,
    name,
    numbers: presentNumbers(countsOf.get(id)),
    numbersBefore: presentNumbers(earlierOf.get(id)),
    revenue: moneyOf(money.filter((one) => one.of === id)),
    carts: carts.get(id) ?? { seen: 0, ordered: 0 },
  }));
}

/** The whole value of a site's goals, whoever saw a popup. */
export async function readAllMoney(
  store: Store,
  { accountId, scope, span }: WantedReport,
): Promise<ReportMoney[]> {
  return moneyOf(await store.reportMoney(accountId, scope, 'goals', daysOf(span)));
}

/** A row for each value that the days or those before have. */
export async function readSplit(
  store: Store,
  dimension: ReportDimension,
  { accountId, scope, span }: WantedReport,
): Promise<SplitRow[]> {
  const [days, before] = [daysOf(span), daysOf(spanBefore(span))];
  const [now, earlier, money] = await Promise.all([
    store.reportValues(accountId, scope, dimension, days),
    store.reportValues(accountId, scope, dimension, before),
    store.reportMoney(accountId, scope, dimension, days),
  ]);
  const earlierOf = new Map(earlier.map((row) => [row.value, row]));
  const known = new Set(now.map(({ value }) => value));
  const rows = [...now, ...earlier.filter(({ value }) => !known.has(value))];
  return rows.map((row) => ({
    value: row.value,
    numbers: reportNumbers(known.has(row.value) ? row : undefined),
    numbersBefore: reportNumbers(earlierOf.get(row.value)),
    revenue: moneyOf(money.filter((one) => one.of === row.value)),
  }));
}
