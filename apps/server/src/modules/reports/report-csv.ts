import { readablePath } from '@beckon/contract/address';
import type {
  PopupReportAnswer,
  ReportMoney,
  ReportNumbers,
  SiteReportAnswer,
  SplitRow,
} from '@beckon/contract/owner-calls';
import { DIMENSION_WORDS, type ReportDimension } from '@beckon/contract/values';
import { csvLine, CSV_START } from '../../lib/csv-text.ts';

type Cell = string | number;

const UNKNOWN = '(not known)';

function csvOf(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return CSV_START + [headings, ...rows].map((row) => csvLine(row.map(String))).join('');
}

/** Each day with its numbers. */
export function daysCsv({ days }: Pick<PopupReportAnswer, 'days'>): string {
  return csvOf(
    ['Day', 'Views', 'Interactions', 'Closes', 'Conversions', 'Leads'],
    days.map((one) => [
      one.day,
      one.views,
      one.interactions,
      one.closes,
      one.conversions,
      one.leads,
    ]),
  );
}

/** The way from page views to conversions, and why popups were not offered. */
export function funnelCsv({
  numbers,
  reasons,
}: Pick<PopupReportAnswer, 'numbers' | 'reasons'>): string {
  return csvOf(
    ['Step', 'Count'],
    [
      ['offered', numbers.offered],
      ['views', numbers.views],
      ['interactions', numbers.interactions],
      ['conversions', numbers.conversions],
      ...reasons.map(({ reason, count }) => [`not offered: ${reason}`, count]),
    ],
  );
}

/** What became of the carts that the popup met. */
export function cartsCsv({ carts }: Pick<PopupReportAnswer, 'carts'>): string {
  const { seen, ordered, abandoned, open, revenue } = carts;
  return csvOf(
    ['Carts', 'Ordered', 'Abandoned', 'Still open', 'Revenue'],
    [[seen, ordered, abandoned, open, moneyText(revenue)]],
  );
}

export function popupsCsv(popups: SiteReportAnswer['popups']): string {
  return csvOf(
    [
      'Popup',
      'Views',
      'Closes',
      'Conversions',
      'Rate',
      'Views before',
      'Conversions before',
      'Revenue',
      'Carts',
      'Carts ordered',
      'Views today',
      'Conversions today',
    ],
    popups.map(({ name, numbers, numbersBefore, numbersToday, revenue, carts }) => [
      name,
      numbers.views,
      numbers.closes,
      numbers.conversions,
      numbers.rate,
      numbersBefore.views,
      numbersBefore.conversions,
      moneyText(revenue),
      carts.seen,
      carts.ordered,
      numbersToday.views,
      numbersToday.conversions,
    ]),
  );
}

/** Nothing but closes happens in one way of closing. */
function closesCsv(rows: readonly SplitRow[]): string {
  return csvOf(
    [DIMENSION_WORDS.close, 'Closes', 'Closes before', 'Closes today'],
    rows.map(({ value, numbers, numbersBefore, numbersToday }) => [
      value === '' ? UNKNOWN : value,
      numbers.closes,
      numbersBefore.closes,
      numbersToday.closes,
    ]),
  );
}

export function splitCsv(dimension: ReportDimension, rows: readonly SplitRow[]): string {
  if (dimension === 'close') return closesCsv(rows);
  return csvOf(
    [
      DIMENSION_WORDS[dimension],
      'Views',
      'Interactions',
      'Closes',
      'Conversions',
      'Leads',
      'Rate',
      'Rate from',
      'Rate until',
      'Views before',
      'Conversions before',
      'Revenue',
      'Views today',
      'Conversions today',
    ],
    rows.map(({ value, numbers, numbersBefore, numbersToday, revenue }) => [
      value === '' ? UNKNOWN : dimension === 'page' ? readablePath(value) : value,
      ...cellsOf(numbers),
      numbersBefore.views,
      numbersBefore.conversions,
      moneyText(revenue),
      numbersToday.views,
      numbersToday.conversions,
    ]),
  );
}

function cellsOf(numbers: ReportNumbers): readonly Cell[] {
  const { views, interactions, closes, conversions, leads, rate, rateFrom, rateUntil } = numbers;
  return [views, interactions, closes, conversions, leads, rate, rateFrom, rateUntil];
}

function moneyText(revenue: readonly ReportMoney[]): string {
  return revenue.map(({ currency, value }) => `${value} ${currency}`).join('; ');
}
