import type { DateOrder } from '@beckon/contract/values';
import { CsvError } from 'csv-parse';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { LeadTableRow } from './lead-table-rows.ts';
import { orderOf, readNumericDate } from './numeric-date.ts';
import { type TimeReader, timeReader } from './read-lead-row.ts';

const ROWS_A_STEP = 500;
const ROWS_NAMED = 10;

/** What the dates of a file say about their order. */
export type FoundOrder =
  /** Undefined: no date needs an order. */
  | { readonly order: DateOrder | undefined }
  /** All can be read in both orders, such as this one. */
  | { readonly unclear: string }
  /** A sentence that names rows of both orders. */
  | { readonly mixed: string };

/** Some of the rows whose dates have the same order. */
interface Seen {
  count: number;
  readonly rows: number[];
  example: string;
}

type SeenOrders = Readonly<Record<DateOrder | 'either', Seen>>;

/**
 * Reads the dates of a whole file. One number above 12 shows the order of all, because a program
 * writes all its dates in the same order. Of a file that cannot be read completely, the rows before
 * the mistake decide.
 */
export async function findDateOrder(rows: AsyncIterable<LeadTableRow>): Promise<FoundOrder> {
  const seen = { 'day-first': nothing(), 'month-first': nothing(), either: nothing() };
  // All rows have the same columns, of which there may be a thousand.
  let timeOf: TimeReader | undefined;
  try {
    for await (const { row, cells, columns } of rows) {
      timeOf ??= timeReader(columns);
      if (timeOf === undefined) break;
      const text = timeOf(cells);
      const date = readNumericDate(text);
      const order = date && orderOf(date);
      if (order !== undefined) add(seen[order], row, text);
      if (row % ROWS_A_STEP === 0) await letOthersRun();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return conclude(seen);
}

function conclude(seen: SeenOrders): FoundOrder {
  const [dayFirst, monthFirst] = [seen['day-first'], seen['month-first']];
  if (dayFirst.count > 0 && monthFirst.count > 0)
    return { mixed: mixedWords(dayFirst, monthFirst) };
  if (dayFirst.count > 0) return { order: 'day-first' };
  if (monthFirst.count > 0) return { order: 'month-first' };
  return seen.either.count > 0 ? { unclear: seen.either.example } : { order: undefined };
}

function nothing(): Seen {
  return { count: 0, rows: [], example: '' };
}

function add(seen: Seen, row: number, text: string): void {
  seen.count += 1;
  if (seen.rows.length < ROWS_NAMED) seen.rows.push(row);
  if (seen.example === '') seen.example = text;
}

function mixedWords(dayFirst: Seen, monthFirst: Seen): string {
  return `The dates are in two orders. The day is first in ${rowsOf(dayFirst)}, the month in ${rowsOf(monthFirst)}. Nothing was imported. Write all dates in one order, best as 2024-12-31.`;
}

function rowsOf({ count, rows, example }: Seen): string {
  const more = count > rows.length ? ` and ${(count - rows.length).toLocaleString('en')} more` : '';
  return `${count === 1 ? 'row' : 'rows'} ${rows.join(', ')}${more} (“${example}”)`;
}
