import { finished } from 'node:stream/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { letOthersRun } from '../time/let-others-run.ts';

/** A longer line means that a quotation mark is missing. */
const LONGEST_RECORD = 200_000;
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Yields the records of a CSV one by one. Cells are separated by a comma, a semicolon or a tab: the
 * one that occurs most in the first line. Throws a `CsvError` after the last record that can be
 * read; a stream would drop the last ones before an error.
 */
export async function* readCsvRecords(text: AsyncIterable<string>): AsyncGenerator<string[]> {
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
