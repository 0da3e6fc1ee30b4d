import { badRequest } from '../../http/owner/owner-errors.ts';
import { type LeadColumns, readLeadColumns } from './read-lead-row.ts';

/** Our own files have some hundred. Each cell of a row becomes an answer of a lead. */
const MOST_COLUMNS = 1_000;

/** A row of a file of leads, below the one that names the columns. */
export interface LeadTableRow {
  /** As spreadsheets number it. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly columns: LeadColumns;
}

/**
 * The rows of a file that contain something. Throws 400 if it has no row that names the columns of
 * leads, or too many columns.
 */
export async function* leadTableRows(
  records: AsyncIterable<readonly string[]>,
): AsyncGenerator<LeadTableRow> {
  let row = 0;
  let columns: LeadColumns | undefined;
  for await (const cells of records) {
    row += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (columns) yield { row, cells, columns };
    else columns = readHeading(cells);
  }
  if (!columns) throw badRequest('The file is empty.');
}

function readHeading(cells: readonly string[]): LeadColumns {
  if (cells.length > MOST_COLUMNS)
    throw badRequest(`The file has more than ${MOST_COLUMNS.toLocaleString('en')} columns.`);
  const columns = readLeadColumns(cells);
  if (!columns)
    throw badRequest('The first row must name the columns, one of them “Email” or “Phone”.');
  return columns;
}
