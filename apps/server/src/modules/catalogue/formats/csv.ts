import { finished } from 'node:stream/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import {
  type OpenText,
  type RawRow,
  type RawValues,
  SourceBroken,
  type ValuesInProgress,
} from './format.ts';
import { valueNamed } from './value-names.ts';

/** A longer line means that a quotation mark is missing. */
const LONGEST_RECORD = 200_000;
const DELIMITERS = [',', ';', '\t'] as const;
const NEEDED = ['title', 'price'] as const;

/**
 * Reads a CSV file whose first line names the columns. The separator is a comma, a semicolon or a
 * tab: the one that occurs most in this line. Rows are counted as in a spreadsheet.
 */
export async function* readCsv(open: OpenText, url: string): AsyncGenerator<RawRow> {
  let columns: readonly (keyof RawValues | undefined)[] | undefined;
  let row = 0;
  try {
    for await (const cells of recordsOf(open(url))) {
      row += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (columns) yield { row, values: valuesOf(cells, columns), ...surplusIn(cells, columns) };
      else columns = readHeading(cells);
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new SourceBroken(`The file cannot be read after row ${row}: ${reasonOf(error)}`);
    throw error;
  }
  if (!columns) throw new SourceBroken('The file is empty.');
}

function reasonOf({ code }: CsvError): string {
  return code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
    ? 'a quotation mark is opened there and never closed.'
    : 'it is not written as a CSV file.';
}

function readHeading(cells: readonly string[]): readonly (keyof RawValues | undefined)[] {
  const columns = cells.map(valueNamed);
  const missing = NEEDED.filter((name) => !columns.includes(name));
  const lacksId = !['id', 'variantId', 'productId'].some((name) =>
    columns.some((column) => column === name),
  );
  if (missing.length === 0 && !lacksId) return columns;
  const names = [...(lacksId ? ['id'] : []), ...missing].join(', ');
  throw new SourceBroken(`The first row must name the columns. Missing: ${names}.`);
}

/**
 * Reports a row with too many cells. Usually a price in it has a comma and no quotation marks, so
 * that all cells after it are in the wrong column.
 */
function surplusIn(
  cells: readonly string[],
  { length }: readonly unknown[],
): Pick<RawRow, 'problem'> {
  if (cells.slice(length).every((cell) => cell.trim() === '')) return {};
  const problem = `${cells.length} cells, but the first row names ${length}: is a comma missing its quotation marks?`;
  return { problem };
}

function valuesOf(
  cells: readonly string[],
  columns: readonly (keyof RawValues | undefined)[],
): RawValues {
  const values: ValuesInProgress = {};
  for (const [index, column] of columns.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (column === undefined || cell === '' || values[column] !== undefined) continue;
    if (column === 'collections') values.collections = cell.split(/[,;|]/);
    // Some shops write several pictures into one cell. The first is the picture of the product.
    else values[column] = column === 'image' ? firstOf(cell) : cell;
  }
  return values;
}

function firstOf(cell: string): string {
  return cell.split(/[\s,|]+/, 1)[0] ?? '';
}

/**
 * Yields records one by one. It does not use a stream, because a stream would drop the last records
 * before an error.
 */
async function* recordsOf(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let start = '';
  let parser: Parser | undefined;
  const found: string[][] = [];
  for await (const piece of text) {
    if (parser) await feed(parser, piece);
    else {
      start += piece;
      // The first line shows which character separates cells.
      if (start.length < LONGEST_RECORD && !/[\r\n]/.test(start)) continue;
      parser = parserInto(found, start);
      await feed(parser, start);
    }
    yield* found.splice(0);
  }
  if (!parser) {
    parser = parserInto(found, start);
    await feed(parser, start);
  }
  await letOthersRun();
  yield* found.splice(0);
  parser.end();
  await finished(parser);
  yield* found.splice(0);
}

function parserInto(found: string[][], start: string): Parser {
  const parser = parse({
    delimiter: delimiterOf(start),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_RECORD,
  });
  parser.on('data', (record: string[]) => found.push(record));
  // The caller that writes to the parser gets the error.
  parser.on('error', () => {});
  return parser;
}

function feed(parser: Parser, piece: string): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

function delimiterOf(start: string): string {
  const [line = ''] = start.split(/[\r\n]/, 1);
  const countOf = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}
