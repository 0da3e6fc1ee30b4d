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
const HEADING = /^(code|codes|coupon|קוד|קודים)$/i;
const CONTROL = /[\u0000-\u001f\u007f]/;
/** The number of letters that are parsed in one step, which takes some milliseconds. */
const PIECE = 8_192;

/**
 * The codes in the first column of a CSV (comma, semicolon or tab), without a heading. Undefined if
 * the text is not a CSV. Other requests can run while it reads.
 */
export async function readCodes(csv: string): Promise<ReadCodes | undefined> {
  const codes = new Set<string>();
  let [valid, invalid, isFirst] = [0, 0, true];
  try {
    for await (const cell of firstCells(csv)) {
      if (isFirst && HEADING.test(cell)) {
        isFirst = false;
        continue;
      }
      isFirst = false;
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

async function* firstCells(csv: string): AsyncGenerator<string> {
  const rows: AsyncIterable<string[]> = Readable.from(piecesOf(csv)).pipe(
    parse({
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
    }),
  );
  for await (const [first = ''] of rows) yield withoutFormulaMark(first.trim()).trim();
}

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE) {
    await letOthersRun();
    yield bytes.subarray(at, at + PIECE);
  }
}
