import { CsvError } from 'csv-parse';
import { lacksQuote, readCsvRecords } from '../../../lib/files/read-csv.ts';
import {
  type OpenText,
  type RawRow,
  type RawValues,
  SourceBroken,
  type ValuesInProgress,
} from './format.ts';
import { valueNamed } from './value-names.ts';

const NEEDED = ['title', 'price'] as const;

/** Reads a CSV file whose first line names the columns. Rows are counted as in a spreadsheet. */
export async function* readCsv(open: OpenText, url: string): AsyncGenerator<RawRow> {
  let columns: readonly (keyof RawValues | undefined)[] | undefined;
  let row = 0;
  try {
    for await (const cells of readCsvRecords(open(url))) {
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

function reasonOf(error: CsvError): string {
  return lacksQuote(error)
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
