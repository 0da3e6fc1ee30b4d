/**
 * What spreadsheets would run as a formula, also behind blanks; and a phone number's plus, which
 * they would add up.
 */
const STARTS_FORMULA = /^[\s\u00a0]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

/** Makes spreadsheets read the file as UTF-8, Hebrew and all. */
export const CSV_START = '\uFEFF';

/**
 * One line of a CSV file, safe to open in a spreadsheet: a cell that could be a formula gets a
 * leading apostrophe.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The columns of a table: each heading beside what is under it. */
export type CsvColumns<Row> = readonly (readonly [
  heading: string,
  valueOf: (row: Row) => string,
])[];

/** How a file of these columns begins. */
export function csvStart<Row>(columns: CsvColumns<Row>): string {
  return CSV_START + csvLine(columns.map(([heading]) => heading));
}

/** One line a row. */
export function csvRows<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  return rows.map((row) => csvLine(columns.map(([, valueOf]) => valueOf(row)))).join('');
}

function csvCell(text: string): string {
  const safe = STARTS_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
