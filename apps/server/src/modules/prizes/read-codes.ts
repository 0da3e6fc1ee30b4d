import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { withoutFormulaMark } from '../../lib/files/csv-text.ts';
import { letOthersRun } from '../../lib/time/let-others-run.ts';

export interface ReadCodes {
  readonly codes: readonly string[];
  /** How many codes repeat an earlier one in the file. */
  readonly repeated: number;
  readonly invalid: number;
}

const CODE_MAX_LENGTH = 100;
/** Words of a heading such as "Discount code" or "coupon_code". */
const HEADING =
  /^(?:(?:coupon|discount|promo|promotion|voucher|gift)s?[\s_-]*)?(?:card[\s_-]*)?codes?:?$|^(?:coupon|discount|promo|voucher)s?:?$|^(?:קוד|קודים|קופון|קופונים|קוד[\s_-]+(?:קופון|הנחה|הטבה|שובר))\s*:?$/iu;
/** The line with which Excel names the separator of a file. */
const SEPARATOR_LINE = /^sep=/iu;
const CONTROL = /[\u0000-\u001f\u007f]/;
/** The number of letters that are parsed in one step, which takes some milliseconds. */
const PIECE = 8_192;

/**
 * The codes of a CSV (comma, semicolon or tab): of the first column whose heading says that it has
 * codes, else of the first column. Undefined if the text is not a CSV. Other requests can run while
 * it reads.
 */
export async function readCodes(csv: string): Promise<ReadCodes | undefined> {
  const codes = new Set<string>();
  let [valid, invalid] = [0, 0];
  try {
    for await (const cell of cellsWithCodes(csv)) {
      if (cell === '' || cell.length > CODE_MAX_LENGTH || CONTROL.test(cell)) {
        invalid += 1;
      } else {
        valid += 1;
        codes.add(cell);
      }
    }
  } catch {
    // For example, a quotation mark is not closed. The owner gets the message that the file is
    // unreadable.
    return undefined;
  }
  return { codes: [...codes], repeated: valid - codes.size, invalid };
}

async function* cellsWithCodes(csv: string): AsyncGenerator<string> {
  let column: number | undefined;
  for await (const row of rowsOf(csv)) {
    if (column === undefined) {
      if (SEPARATOR_LINE.test(row[0] ?? '')) continue;
      const named = row.findIndex((cell) => HEADING.test(cell.trim()));
      column = Math.max(0, named);
      if (named !== -1) continue;
    }
    yield withoutFormulaMark((row[column] ?? '').trim()).trim();
  }
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
