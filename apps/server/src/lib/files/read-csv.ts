import { finished } from 'node:stream/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { letOthersRun } from '../time/let-others-run.ts';

/** A longer line means that a quotation mark is missing. */
const LONGEST_RECORD = 200_000;
const DELIMITERS = [',', ';', '\t'] as const;
/** A first line for Excel, which hides it: it names the character between cells. */
const DELIMITER_LINE = /^"?sep=([,;\t])"?[,;\t]*(?:\r\n|\r|\n)/i;

/**
 * Yields the records of a CSV one by one. Cells are separated by a comma, a semicolon or a tab: the
 * one that a line `sep=;` names, or occurs most in the first line. Throws a `CsvError` after the
 * last record that can be read; a stream would drop the last ones before an error.
 */
export async function* readCsvRecords(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let start = '';
  let parser: Parser | undefined;
  const found: string[][] = [];
  for await (const piece of text) {
    if (parser) await feed(parser, piece);
    else {
      start += piece;
      // The first line shows which character separates cells. It may end with two characters.
      if (start.length < LONGEST_RECORD && !/[\r\n]./s.test(start)) continue;
      parser = await parserOf(start, found);
    }
    yield* found.splice(0);
  }
  parser ??= await parserOf(start, found);
  await letOthersRun();
  yield* found.splice(0);
  parser.end();
  await finished(parser);
  yield* found.splice(0);
}

/** A parser that has got the start of the file and puts records into `found`. */
async function parserOf(start: string, found: string[][]): Promise<Parser> {
  const [line = '', named] = DELIMITER_LINE.exec(start) ?? [];
  const parser = parserInto(found, named ?? delimiterOf(start));
  await feed(parser, start.slice(line.length));
  return parser;
}

function parserInto(found: string[][], delimiter: string): Parser {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // Hebrew abbreviations have a quotation mark in the middle, and not every program puts them in
    // quotation marks.
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

/** Whether the error says that a quotation mark was opened and never closed. */
export function lacksQuote({ code }: CsvError): boolean {
  return code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
}
