import { parse } from 'csv-parse/sync';

export interface ReadCodes {
  readonly codes: readonly string[];
  /** More than once in the file. */
  readonly repeated: number;
  readonly invalid: number;
}

const CODE_MAX_LENGTH = 100;
const HEADING = /^(code|codes|coupon|קוד|קודים)$/i;
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * The codes in the first column of a CSV (comma, semicolon or tab), without a heading; undefined
 * for text that is no CSV.
 */
export function readCodes(csv: string): ReadCodes | undefined {
  const rows = parseRows(csv);
  if (!rows) return undefined;
  const cells = rows
    .map(([first = '']) => first.trim())
    .filter((cell, at) => !(at === 0 && HEADING.test(cell)));
  const valid = cells.filter(
    (cell) => cell !== '' && cell.length <= CODE_MAX_LENGTH && !CONTROL.test(cell),
  );
  const codes = [...new Set(valid)];
  return { codes, repeated: valid.length - codes.length, invalid: cells.length - valid.length };
}

function parseRows(csv: string): string[][] | undefined {
  try {
    return parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
    });
  } catch {
    // An unclosed quote or the like: the owner is told that the file cannot be read.
    return undefined;
  }
}
