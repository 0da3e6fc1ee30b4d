/**
 * The start of a cell that spreadsheets would run as a formula, also after blanks. Apostrophes
 * before it count, too, so that the mark of our files can be distinguished from an apostrophe of
 * the text.
 */
const STARTS_FORMULA = /^'*(?:[\s\u00a0]*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r\n])/;
/** A signed number such as +972501234567, -2 or -0.5 is not a formula. docs/decisions/0064. */
const NUMBER = /^[+-]\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

/** Makes spreadsheets read the file as UTF-8, so that Hebrew is shown correctly. */
export const CSV_START = '\uFEFF';

/**
 * One line of a CSV file, safe to open in a spreadsheet: a cell that could be a formula gets a
 * leading apostrophe.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The columns of a table: each heading with the function that gives its cells. */
export type CsvColumns<Row> = readonly (readonly [
  heading: string,
  valueOf: (row: Row) => string,
])[];

/** The first line of a file with these columns. */
export function csvStart<Row>(columns: CsvColumns<Row>): string {
  return CSV_START + csvLine(columns.map(([heading]) => heading));
}

/** One line per row. */
export function csvRows<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  return rows.map((row) => csvLine(columns.map(([, valueOf]) => valueOf(row)))).join('');
}

/** The text that `csvLine` wrote as this cell: without the apostrophe of a formula. */
export function withoutFormulaMark(cell: string): string {
  return cell.startsWith("'") && STARTS_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Whether a spreadsheet could read the text as a formula; signed numbers, too. */
export function startsFormula(text: string): boolean {
  return STARTS_FORMULA.test(text);
}

function csvCell(text: string): string {
  const isFormula = startsFormula(text) && !NUMBER.test(text);
  const safe = isFormula ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
