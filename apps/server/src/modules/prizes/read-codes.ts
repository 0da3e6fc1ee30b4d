import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { withoutFormulaMark } from '../../lib/files/csv-text.ts';
import { comparedCode } from '../../lib/popups/same-code.ts';
import { letOthersRun } from '../../lib/time/let-others-run.ts';

export interface ReadCodes {
  readonly codes: readonly string[];
  /** How many codes repeat an earlier one in the file. */
  readonly repeated: number;
  /** How many differ from an earlier one only in upper and lower case. */
  readonly otherCase: number;
  readonly invalid: number;
}

const CODE_MAX_LENGTH = 100;
/** Words of a heading such as "Discount code" or "coupon_code". */
const CODE_HEADING =
  /^(?:(?:coupon|discount|promo|promotion|voucher|gift)s?[\s_-]*)?(?:card[\s_-]*)?codes?:?$|^(?:קוד|קודים|קוד[\s_-]+(?:קופון|הנחה|הטבה|שובר))\s*:?$/iu;
/** Words that may be a heading or a code. A column "Discount" usually has amounts, so it is last. */
const BARE_HEADINGS = [
  /^(?:coupon|promo|voucher)s?:?$|^(?:קופון|קופונים)\s*:?$/iu,
  /^discounts?:?$/iu,
];
/** The line with which Excel names the separator of a file. */
const SEPARATOR_LINE = /^sep=/iu;
const CONTROL = /[\u0000-\u001f\u007f]/;
/** The number of letters that are parsed in one step, which takes some milliseconds. */
const PIECE = 8_192;

/**
 * The codes of a CSV (comma, semicolon or tab): of the first column whose heading contains "code",
 * else of a column with the heading coupon, promo, voucher or discount, else of the first column.
 * Such a bare word may also be a code: it is a heading only if the next line has something else in
 * its column. If it is alone in its line it must also not be in capitals, as most codes are. Codes
 * that differ only in upper and lower case are one, in the first spelling. Undefined if the text is
 * not a CSV. Other requests can run while it reads.
 */
export async function readCodes(csv: string): Promise<ReadCodes | undefined> {
  /** By the form in which they are compared. */
  const codes = new Map<string, string>();
  let [repeated, otherCase, invalid] = [0, 0, 0];
  try {
    for await (const cell of cellsWithCodes(csv)) {
      if (cell === '' || cell.length > CODE_MAX_LENGTH || CONTROL.test(cell)) {
        invalid += 1;
      } else {
        const same = codes.get(comparedCode(cell));
        if (same === undefined) codes.set(comparedCode(cell), cell);
        else if (same === cell) repeated += 1;
        else otherCase += 1;
      }
    }
  } catch {
    // For example, a quotation mark is not closed. The owner gets the message that the file is
    // unreadable.
    return undefined;
  }
  return { codes: [...codes.values()], repeated, otherCase, invalid };
}

type Row = readonly string[];

async function* cellsWithCodes(csv: string): AsyncGenerator<string> {
  let first: Row | undefined;
  let column: number | undefined;
  for await (const row of rowsOf(csv)) {
    if (first === undefined) {
      if (!SEPARATOR_LINE.test(row[0] ?? '')) first = row;
      continue;
    }
    if (column === undefined) yield* codesAbove(first, row);
    column ??= namedColumn(first, row) ?? 0;
    yield codeIn(row, column);
  }
  if (first !== undefined && column === undefined) yield* codesAbove(first, []);
}

/** The code of the first row, unless that row has headings. */
function codesAbove(first: Row, next: Row): readonly string[] {
  return namedColumn(first, next) === undefined ? [codeIn(first, 0)] : [];
}

function codeIn(row: Row, column: number): string {
  return withoutFormulaMark((row[column] ?? '').trim()).trim();
}

/** The column whose heading says that it has codes. Undefined if the first row has no headings. */
function namedColumn(first: Row, next: Row): number | undefined {
  const cells = first.map((cell) => cell.trim());
  const isAlone = cells.filter((cell) => cell !== '').length === 1;
  const isHeading = (cell: string, at: number): boolean => {
    const below = (next[at] ?? '').trim();
    const isOther = below !== '' && !BARE_HEADINGS.some((heading) => heading.test(below));
    return isOther && !(isAlone && isInCapitals(cell));
  };
  const columns = [
    cells.findIndex((cell) => CODE_HEADING.test(cell)),
    ...BARE_HEADINGS.map((heading) =>
      cells.findIndex((cell, at) => heading.test(cell) && isHeading(cell, at)),
    ),
  ];
  return columns.find((at) => at !== -1);
}

/** Hebrew has no capitals. */
function isInCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function rowsOf(csv: string): AsyncIterable<string[]> {
  return Readable.from(piecesOf(csv)).pipe(
    parse({
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
    }),
  );
}

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE) {
    await letOthersRun();
    yield bytes.subarray(at, at + PIECE);
  }
}
