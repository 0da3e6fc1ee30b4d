import type { ReportMoney, ReportNumbers } from '@beckon/contract/owner-calls';
import { conversionRate } from '../../lib/numbers/conversion-rate.ts';
import { wilsonInterval } from '../../lib/numbers/wilson-interval.ts';
import { REPORT_COUNTS, type ReportCounts, type ValueMoney } from '../../store/store.ts';

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

/** Sums of money in the form of the answers. */
export function moneyOf(rows: readonly ValueMoney[]): ReportMoney[] {
  return rows.map(({ currency, orders, value }) => ({ currency, orders, value }));
}
