import type { PopupReportAnswer, SiteReportAnswer } from '@beckon/contract/owner-calls';
import { ORDER_GOAL, OTHER_VALUES } from '@beckon/contract/values';
import { daysOf } from '../../lib/time/report-span.ts';
import type { Store, ValueMoney } from '../../store/store.ts';
import type { WantedReport } from './read-report.ts';
import { goalsByName, moneyOf } from './report-numbers.ts';

/** Each day may have 50 other names, because anyone can make them up. */
const MOST_NAMES = 50;

type Goals = Pick<PopupReportAnswer, 'goals'> & Partial<Pick<SiteReportAnswer, 'goalsInAll'>>;

/**
 * The goals of a report by name. Of a site, also its goals with or without a popup, under the same
 * names. Less frequent goals are counted under one common name, but never orders.
 */
export async function readGoals(
  store: Store,
  { accountId, scope, span }: Pick<WantedReport, 'accountId' | 'scope' | 'span'>,
): Promise<Goals> {
  const days = daysOf(span);
  const isSite = scope.popupId === undefined;
  const [credited, inAll] = await Promise.all([
    store.reportMoney(accountId, scope, { dimension: 'goal', days }),
    isSite ? store.reportMoney(accountId, scope, { dimension: 'every-goal', days }) : undefined,
  ]);
  const names = mostFrequent(inAll ?? credited);
  return {
    goals: goalsByName(underNames(credited, names)),
    ...(inAll === undefined ? {} : { goalsInAll: goalsByName(underNames(inAll, names)) }),
  };
}

/** The total value of a site's goals, with or without a popup. */
export async function readRevenueInAll(
  store: Store,
  { accountId, scope, span }: WantedReport,
): Promise<Pick<SiteReportAnswer, 'revenueInAll'>> {
  const days = daysOf(span);
  const money = await store.reportMoney(accountId, scope, { dimension: 'goals', days });
  return { revenueInAll: moneyOf(money) };
}

function mostFrequent(rows: readonly ValueMoney[]): ReadonlySet<string> {
  const names = goalsByName(rows)
    .map(({ name }) => name)
    .filter((name) => name !== OTHER_VALUES && name !== ORDER_GOAL);
  return new Set([ORDER_GOAL, ...names.slice(0, MOST_NAMES - 1)]);
}

/** The same money with the other names under one common name. */
function underNames(rows: readonly ValueMoney[], names: ReadonlySet<string>): ValueMoney[] {
  const kept = rows.filter(({ of }) => names.has(of));
  const others = rows.filter(({ of }) => !names.has(of));
  const ofCurrency = Map.groupBy(others, ({ currency }) => currency);
  const sums = [...ofCurrency].map(([currency, some]) => ({
    of: OTHER_VALUES,
    currency,
    orders: some.reduce((sum, { orders }) => sum + orders, 0),
    // Values have three decimals, and sums of numbers with decimals may have more.
    value: Math.round(some.reduce((sum, { value }) => sum + value * 1000, 0)) / 1000,
  }));
  return [...kept, ...sums];
}
