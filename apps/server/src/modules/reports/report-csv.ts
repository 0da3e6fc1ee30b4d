import type {
  AnsweredQuestion,
  PopupReportAnswer,
  ReportDay,
  ReportGoal,
  ReportMoney,
  ReportNumbers,
  SiteReportAnswer,
  SplitRow,
} from '@beckon/contract/owner-calls';
import {
  DIMENSION_WORDS,
  reasonWords,
  type ReportDimension,
  STEP_WORDS,
  valueWords,
} from '@beckon/contract/values';
import { type CsvColumns, csvRows, csvStart } from '../../lib/files/csv-text.ts';
import { attachmentOfToday } from '../../http/answers/attachment.ts';

const RATE_PLACES = 6;

/** Like `CsvColumns`, but values may be numbers. */
type Columns<Row> = readonly (readonly [heading: string, valueOf: (row: Row) => string | number])[];

type PopupRow = SiteReportAnswer['popups'][number];
type Compared = Readonly<
  Record<'numbersBefore' | 'numbersToday', Pick<ReportNumbers, 'views' | 'conversions'>>
>;

const DAY_COLUMNS: Columns<ReportDay> = [
  ['Day', ({ day }) => day],
  ['Views', ({ views }) => views],
  ['Interactions', ({ interactions }) => interactions],
  ['Closes', ({ closes }) => closes],
  ['Conversions', ({ conversions }) => conversions],
  ['Leads', ({ leads }) => leads],
];

const STEP_COLUMNS: Columns<{ readonly step: string; readonly count: number }> = [
  ['Step', ({ step }) => step],
  ['Count', ({ count }) => count],
];

const CART_COLUMNS: Columns<PopupReportAnswer['carts']> = [
  ['Carts', ({ seen }) => seen],
  ['Ordered', ({ ordered }) => ordered],
  ['Abandoned', ({ abandoned }) => abandoned],
  ['Still open', ({ open }) => open],
];

const ANSWER_COLUMNS: Columns<{
  readonly label: string;
  readonly text: string;
  readonly count: number;
  readonly answered: number;
}> = [
  ['Question', ({ label }) => label],
  ['Answer', ({ text }) => text],
  ['Count', ({ count }) => count],
  ['Answered by', ({ answered }) => answered],
];

const BEFORE: Columns<Compared> = [
  ['Views before', ({ numbersBefore }) => numbersBefore.views],
  ['Conversions before', ({ numbersBefore }) => numbersBefore.conversions],
];

const TODAY: Columns<Compared> = [
  ['Views today', ({ numbersToday }) => numbersToday.views],
  ['Conversions today', ({ numbersToday }) => numbersToday.conversions],
];

const DELETED_WORDS = { no: '', 'in-trash': 'in the trash', 'for-good': 'for good' } as const;

/** The first columns of a popup, before its revenue. */
const POPUP_COLUMNS: Columns<PopupRow> = [
  ['Popup', ({ name }) => name],
  ['Views', ({ numbers }) => numbers.views],
  ['Closes', ({ numbers }) => numbers.closes],
  ['Conversions', ({ numbers }) => numbers.conversions],
  ['Rate', ({ numbers }) => rateCell(numbers, numbers.rate)],
  ...BEFORE,
];

const POPUP_CARTS: Columns<PopupRow> = [
  ['Carts', ({ carts }) => carts.seen],
  ['Carts ordered', ({ carts }) => carts.ordered],
];

const POPUP_STATE: Columns<PopupRow> = [
  ['Deleted', ({ deleted }) => DELETED_WORDS[deleted ?? 'no']],
];

/** The columns of a value, before its revenue. */
const SPLIT_COLUMNS: Columns<SplitRow> = [
  ['Views', ({ numbers }) => numbers.views],
  ['Interactions', ({ numbers }) => numbers.interactions],
  ['Closes', ({ numbers }) => numbers.closes],
  ['Conversions', ({ numbers }) => numbers.conversions],
  ['Leads', ({ numbers }) => numbers.leads],
  ['Rate', ({ numbers }) => rateCell(numbers, numbers.rate)],
  ['Rate from', ({ numbers }) => rateCell(numbers, numbers.rateFrom)],
  ['Rate until', ({ numbers }) => rateCell(numbers, numbers.rateUntil)],
  ...BEFORE,
];

/** Closes and prizes have no views of their own, so their splits have one count and no rate. */
const COUNT_COLUMNS: Readonly<Partial<Record<ReportDimension, Columns<SplitRow>>>> = {
  close: countColumns('closes', 'Closes'),
  prize: [...countColumns('conversions', 'Conversions'), ['Leads', ({ numbers }) => numbers.leads]],
};

/** The columns of a day, after a first column that says what the row is about. */
export function dayColumns<Row extends ReportDay>(first: CsvColumns<Row>[number]): CsvColumns<Row> {
  return [first, ...asTexts(DAY_COLUMNS)];
}

/** Each day with its numbers. */
export function daysCsv({ days }: Pick<PopupReportAnswer, 'days'>): string {
  return csvOf<PopupReportAnswer['days'][number]>([...DAY_COLUMNS, ...goalColumns(days)], days);
}

/** The steps of a popup from page views to conversions, and why page views were not sent it. */
export function funnelCsv({
  numbers,
  reasons,
}: Pick<PopupReportAnswer, 'numbers' | 'reasons'>): string {
  return csvOf(STEP_COLUMNS, [
    { step: STEP_WORDS.offered, count: numbers.offered },
    ...stepsFromViews(numbers),
    ...reasons.map(({ reason, count }) => ({
      step: `Not sent: ${reasonWords(reason)}`,
      count,
    })),
  ]);
}

/**
 * The steps of a site, from the openings of its popups: their sum over page views counts a page
 * view once for each popup.
 */
export function siteFunnelCsv({ numbers }: Pick<PopupReportAnswer, 'numbers'>): string {
  return csvOf(STEP_COLUMNS, stepsFromViews(numbers));
}

/** What happened to the carts of visitors who saw the popup. */
export function cartsCsv({ carts }: Pick<PopupReportAnswer, 'carts'>): string {
  return csvOf<PopupReportAnswer['carts']>([...CART_COLUMNS, ...revenueColumns([carts])], [carts]);
}

/**
 * Each goal by its name. Of a site, also how often it was reached in all, with or without a popup:
 * such goals may have no row of those that followed a popup.
 */
export function goalsCsv(
  goals: readonly ReportGoal[],
  inAll: readonly ReportGoal[] | undefined,
): string {
  const all = new Map((inAll ?? []).map(({ name, count }) => [name, count]));
  const names = new Set(goals.map(({ name }) => name));
  const others = [...all.keys()].filter((name) => !names.has(name));
  const rows = [...goals, ...others.map((name) => ({ name, count: 0, revenue: [] }))];
  const columns: Columns<ReportGoal> = [
    ['Goal', ({ name }) => valueWords('goal', name)],
    ['After a popup', ({ count }) => count],
    ...(inAll === undefined ? [] : [allGoalsColumn(all)]),
    ...revenueColumns(rows),
  ];
  return csvOf(columns, rows);
}

function allGoalsColumn(all: ReadonlyMap<string, number>): Columns<ReportGoal>[number] {
  return ['In all', ({ name }) => all.get(name) ?? 0];
}

/** A row for each choice of each question. */
export function answersCsv(questions: readonly AnsweredQuestion[]): string {
  const rows = questions.flatMap(({ label, answered, choices }) =>
    choices.map(({ text, count }) => ({ label, answered, text, count })),
  );
  return csvOf(ANSWER_COLUMNS, rows);
}

export function popupsCsv(popups: SiteReportAnswer['popups']): string {
  const columns: Columns<PopupRow> = [
    ...POPUP_COLUMNS,
    ...goalColumns(popups),
    ...POPUP_CARTS,
    ...TODAY,
    ...POPUP_STATE,
  ];
  return csvOf(columns, popups);
}

export function splitCsv(dimension: ReportDimension, rows: readonly SplitRow[]): string {
  const columns: Columns<SplitRow> = [
    [DIMENSION_WORDS[dimension], ({ value }) => valueWords(dimension, value)],
    ...(COUNT_COLUMNS[dimension] ?? [...SPLIT_COLUMNS, ...goalColumns(rows), ...TODAY]),
  ];
  return csvOf(columns, rows);
}

/** The response headers of a downloaded table. */
export function csvHeaders(
  table: string,
  day: Parameters<typeof attachmentOfToday>[2],
): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': attachmentOfToday(`report-${table}`, 'csv', day),
  };
}

function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const texts = asTexts(columns);
  return csvStart(texts) + csvRows(texts, rows);
}

function asTexts<Row>(columns: Columns<Row>): CsvColumns<Row> {
  return columns.map(([heading, valueOf]) => [heading, (row) => String(valueOf(row))]);
}

function stepsFromViews(numbers: ReportNumbers) {
  const names = ['views', 'interactions', 'conversions'] as const;
  return names.map((name) => ({ step: STEP_WORDS[name], count: numbers[name] }));
}

function countColumns(name: 'closes' | 'conversions', heading: string): Columns<SplitRow> {
  return [
    [heading, ({ numbers }) => numbers[name]],
    [`${heading} before`, ({ numbersBefore }) => numbersBefore[name]],
    [`${heading} today`, ({ numbersToday }) => numbersToday[name]],
  ];
}

/** The number of goals, and columns of their value. */
function goalColumns<Row extends Pick<SplitRow, 'goals' | 'revenue'>>(
  rows: readonly Row[],
): Columns<Row> {
  return [['Goals', ({ goals }) => goals], ...revenueColumns(rows)];
}

/** Columns for each currency that occurs, so that a spreadsheet can add up its cells. */
function revenueColumns<Row extends Pick<SplitRow, 'revenue'>>(rows: readonly Row[]): Columns<Row> {
  const currencies = new Set(rows.flatMap(({ revenue }) => revenue.map((money) => money.currency)));
  return [...currencies].toSorted().flatMap((currency) => {
    const ending = currency === '' ? 'without a currency' : currency;
    const cell =
      (valueOf: (money: ReportMoney) => number) =>
      ({ revenue }: Row) => {
        const money = revenue.find((one) => one.currency === currency);
        return money === undefined ? '' : valueOf(money);
      };
    return [
      [`Orders ${ending}`, cell(({ orders }) => orders)],
      [`Revenue ${ending}`, cell(({ value }) => value)],
      [`Average order ${ending}`, cell(averageOf)],
    ] as const;
  });
}

/** With the three decimals that some currencies have. */
function averageOf({ orders, value }: ReportMoney): number {
  return Math.round((value / orders) * 1000) / 1000;
}

/**
 * Empty without views. It has so many places that a spreadsheet that shows percents rounds them as
 * the screen does.
 */
function rateCell({ views }: Pick<ReportNumbers, 'views'>, rate: number): string {
  return views === 0 ? '' : String(Number(rate.toFixed(RATE_PLACES)));
}
