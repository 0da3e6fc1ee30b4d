import type { ReportMoney } from '@beckon/contract/owner-calls';
import { formatMoney } from './format-money.ts';
import { formatWhole } from './format-number.ts';

/** For amounts without a currency, which has up to three decimals. */
const PLAIN = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
/** In place of a value that is not there. */
export const NOTHING = '–';

type Row = { readonly goals: number; readonly revenue: readonly ReportMoney[] };

/** An amount with its currency; a plain number if it has none. */
export function amountText({ value, currency }: Pick<ReportMoney, 'value' | 'currency'>): string {
  return currency === '' ? PLAIN.format(value) : formatMoney(String(value), currency);
}

/** An amount with its currency, or the words that it has none. */
export function moneyText(money: Pick<ReportMoney, 'value' | 'currency'>): string {
  return money.currency === '' ? `${amountText(money)} without a currency` : amountText(money);
}

/** The value of one order on average. */
export function averageText({ orders, value, currency }: ReportMoney): string {
  return amountText({ currency, value: orders === 0 ? 0 : value / orders });
}

/** The number of orders in words, and their average value: 40 orders, €49.99 on average. */
export function ordersText(money: ReportMoney): string {
  const orders = `${formatWhole(money.orders)} ${money.orders === 1 ? 'order' : 'orders'}`;
  return money.orders < 2 ? orders : `${orders}, ${averageText(money)} on average`;
}

/** The amounts of all currencies, or a dash. */
export function revenueText(revenue: readonly ReportMoney[]): string {
  return revenue.map(moneyText).join(', ') || NOTHING;
}

/** The average order of each currency, or a dash. */
export function averagesText(revenue: readonly ReportMoney[]): string {
  return revenue.map(averageText).join(', ') || NOTHING;
}

/** What a column of goals counts: goals with a value are orders, others have no other name. */
export function goalsHead(rows: readonly Row[]): 'Orders' | 'Goals' {
  const isOrder = ({ goals, revenue }: Row) =>
    revenue.reduce((sum, { orders }) => sum + orders, 0) === goals;
  return rows.every(isOrder) ? 'Orders' : 'Goals';
}
