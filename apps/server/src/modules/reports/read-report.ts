import { readableAddress } from '@beckon/contract/address';
import type { PopupReportAnswer, SplitRow } from '@beckon/contract/owner-calls';
import type { ReportDimension } from '@beckon/contract/values';
import { calendarDay } from '@beckon/contract/decide';
import {
  comparedSpans,
  daysOf,
  fillDays,
  type ReportSpan,
  spanBefore,
} from '../../lib/time/report-span.ts';
import type {
  DayCounts,
  DayMoney,
  ReportDays,
  ReportScope,
  SiteRecord,
  Store,
} from '../../store/store.ts';
import { ABANDONED_AFTER_MS, reportCarts } from './report-carts.ts';
import { moneyOf, presentMoney, reportNumbers, sumCounts } from './report-numbers.ts';

/** The account, site and days of a report, and its scope: one popup or the whole site. */
export interface WantedReport {
  readonly accountId: string;
  readonly site: SiteRecord;
  readonly scope: ReportScope;
  readonly span: ReportSpan;
  /** In ms. */
  readonly now: number;
}

/** The days with which the days of a report are compared, and those of its days that are not over. */
export function comparedDays({ span, site, now }: Pick<WantedReport, 'span' | 'site' | 'now'>): {
  readonly before?: ReportDays;
  readonly unfinished?: ReportDays;
} {
  const { before, unfinished } = comparedSpans(span, calendarDay(now, site.settings.timeZone));
  return {
    ...(before === undefined ? {} : { before: daysOf(before) }),
    ...(unfinished === undefined ? {} : { unfinished: daysOf(unfinished) }),
  };
}

/**
 * The first day with counts, if the days before begin earlier: a comparison with days from before
 * that day would say how new the popup is, not how well it does.
 */
export function sinceIn(firstDay: string | undefined, before: ReportDays | undefined) {
  return firstDay !== undefined && before !== undefined && firstDay > before.from
    ? { since: firstDay }
    : {};
}

/** A report without its goals and the parts that only sites have. */
export async function readReport(
  store: Store,
  wanted: WantedReport,
): Promise<Omit<PopupReportAnswer, 'goals'>> {
  const { accountId, scope, span, now } = wanted;
  const days = daysOf(span);
  const { before, unfinished } = comparedDays(wanted);
  const moneyIn = (some: ReportDays | undefined) =>
    some === undefined ? [] : store.reportMoney(accountId, scope, { dimension: 'all', days: some });
  const firstDay = await store.firstReportDay(accountId, scope);
  const [counts, countsBefore, reasons, closes, carts, openCarts] = await Promise.all([
    store.reportDays(accountId, scope, days),
    store.reportDays(accountId, scope, daysOf(spanBefore(span))),
    store.reportValues(accountId, scope, { dimension: 'reason', days }),
    store.reportValues(accountId, scope, { dimension: 'close', days }),
    store.reportMoney(accountId, scope, { dimension: 'carts', days }),
    store.openCarts(accountId, scope, { days, seenAfter: now - ABANDONED_AFTER_MS }),
  ]);
  const [money, moneyBefore, moneyToday, moneyByDay] = await Promise.all([
    moneyIn(days),
    moneyIn(before),
    moneyIn(unfinished),
    store.reportMoneyDays(accountId, scope, days),
  ]);
  return {
    success: true,
    ...days,
    ...(before === undefined ? {} : { before }),
    ...sinceIn(firstDay, before),
    isUnfinished: unfinished !== undefined,
    numbers: reportNumbers(sumCounts(counts)),
    numbersBefore: reportNumbers(sumCounts(countsIn(countsBefore, before))),
    numbersToday: reportNumbers(sumCounts(countsIn(counts, unfinished))),
    days: withGoals(fillDays(span, counts), moneyByDay),
    daysBefore: fillDays(spanBefore(span), countsBefore),
    reasons: reasons
      .map(({ value, lost }) => ({ reason: value, count: lost }))
      .toSorted((one, other) => other.count - one.count),
    closeTriggers: closes.map(({ value, closes: count }) => ({ trigger: value, count })),
    revenue: moneyOf(money),
    revenueBefore: moneyOf(moneyBefore),
    revenueToday: moneyOf(moneyToday),
    carts: reportCarts(carts, openCarts),
  };
}

function withGoals(
  days: PopupReportAnswer['daysBefore'],
  money: readonly DayMoney[],
): PopupReportAnswer['days'] {
  const moneyOn = Map.groupBy(money, ({ day }) => day);
  return days.map((day) => ({ ...day, ...presentMoney(moneyOn.get(day.day) ?? []) }));
}

function countsIn(counts: readonly DayCounts[], days: ReportDays | undefined): DayCounts[] {
  if (days === undefined) return [];
  return counts.filter(({ day }) => day >= days.from && day <= days.until);
}

/**
 * A row for each value that occurs in these days or in the days before, also one that has only
 * revenue: an order may come days after the view.
 */
export async function readSplit(
  store: Store,
  dimension: ReportDimension,
  wanted: WantedReport,
): Promise<SplitRow[]> {
  const { accountId, scope, span } = wanted;
  const days = daysOf(span);
  const { before, unfinished } = comparedDays(wanted);
  const valuesIn = (some: ReportDays | undefined) =>
    some === undefined ? [] : store.reportValues(accountId, scope, { dimension, days: some });
  const [now, earlier, today, money] = await Promise.all([
    valuesIn(days),
    valuesIn(before),
    valuesIn(unfinished),
    store.reportMoney(accountId, scope, { dimension, days }),
  ]);
  const earlierOf = new Map(earlier.map((row) => [row.value, row]));
  const todayOf = new Map(today.map((row) => [row.value, row]));
  const nowOf = new Map(now.map((row) => [row.value, row]));
  const values = new Set([...nowOf.keys(), ...earlierOf.keys(), ...money.map(({ of }) => of)]);
  return [...values].map((value) => ({
    value: dimension === 'page' ? readableAddress(value) : value,
    numbers: reportNumbers(nowOf.get(value)),
    numbersBefore: reportNumbers(earlierOf.get(value)),
    numbersToday: reportNumbers(todayOf.get(value)),
    ...presentMoney(money.filter(({ of }) => of === value)),
  }));
}
