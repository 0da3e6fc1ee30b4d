import type { ReportGoal, ReportMoney, ReportNumbers } from '@beckon/contract/owner-calls';
import { conversionRate } from '../../lib/numbers/conversion-rate.ts';
import { wilsonInterval } from '../../lib/numbers/wilson-interval.ts';
import {
  type MoneySum,
  NO_VALUE,
  REPORT_COUNTS,
  type ReportCounts,
  type ValueMoney,
} from '../../store/store.ts';

const NOTHING: ReportCounts = {
  offered: 0,
  lost: 0,
  views: 0,
  interactions: 0,
  closes: 0,
  conversions: 0,
  leads: 0,
};

export function sumCounts(counts: readonly ReportCounts[]): ReportCounts {
  const sum = { ...NOTHING };
  for (const one of counts) for (const name of REPORT_COUNTS) sum[name] += one[name];
  return sum;
}

/** Counts with the conversions per view and the confidence interval of this rate. */
export function reportNumbers(counts: ReportCounts = NOTHING): ReportNumbers {
  const { offered, lost, views, interactions, closes, conversions, leads } = counts;
  const [rateFrom, rateUntil] = wilsonInterval(conversions, views);
  return {
    offered,
    lost,
    views,
    interactions,
    closes,
    conversions,
    leads,
    rate: conversionRate(conversions, views),
    rateFrom,
    rateUntil,
  };
}

/** Sums of money in the form of the answers, without goals that have no value. */
export function moneyOf(rows: readonly MoneySum[]): ReportMoney[] {
  return rows
    .filter(({ currency }) => currency !== NO_VALUE)
    .map(({ currency, orders, value }) => ({ currency, orders, value }));
}

/** The goals of a row of a table: how many, and their value. */
export function presentMoney(rows: readonly MoneySum[]) {
  return { goals: goalsOf(rows), revenue: moneyOf(rows) };
}

/** The number of goals, with and without a value. */
export function goalsOf(rows: readonly MoneySum[]): number {
  return rows.reduce((sum, { orders }) => sum + orders, 0);
}

/** Goals by their name, the most frequent first. */
export function goalsByName(rows: readonly ValueMoney[]): ReportGoal[] {
  return [...Map.groupBy(rows, ({ of }) => of)]
    .map(([name, some]) => ({ name, count: goalsOf(some), revenue: moneyOf(some) }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}
