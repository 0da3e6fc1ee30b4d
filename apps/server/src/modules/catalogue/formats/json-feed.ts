import { JSONParser } from '@streamparser/json';
import { type OpenText, type RawRow, SourceBroken } from './format.ts';
import { rowsOfProduct } from './json-product.ts';

/** Products are shorter than this. A text of this length without a product is not a feed. */
const LONGEST_PRODUCT = 2_000_000;
const NO_JSON = 'The feed is not written as JSON.';

/**
 * Reads a JSON feed: a list of products, or an object with a list under `products` or `items`. A
 * product with `variants` gives one row for each.
 */
export async function* readJsonFeed(open: OpenText, url: string): AsyncGenerator<RawRow> {
  let number = 0;
  for await (const product of productsIn(open(url))) {
    number += 1;
    for (const values of rowsOfProduct(product)) yield { row: number, values };
  }
}

/**
 * The products of a JSON text one by one. Throws `SourceBroken` if the JSON is invalid or
 * incomplete.
 */
export async function* productsIn(text: AsyncIterable<string>): AsyncGenerator<unknown> {
  const found: unknown[] = [];
  let parser: JSONParser | undefined;
  let sinceFound = 0;
  for await (const piece of text) {
    if (!parser) {
      if (piece.trim() === '') continue;
      parser = parserFor(piece, found);
    }
    write(parser, piece);
    sinceFound = found.length > 0 ? 0 : sinceFound + piece.length;
    if (sinceFound > LONGEST_PRODUCT)
      throw new SourceBroken('There is no list of products in the first megabytes of this feed.');
    yield* found.splice(0);
  }
  if (parser?.isEnded !== true)
    throw new SourceBroken(
      parser ? 'The feed ends in the middle: it is not a whole JSON text.' : 'The feed is empty.',
    );
}

function parserFor(start: string, found: unknown[]): JSONParser {
  const isList = start.trimStart().startsWith('[');
  const parser = new JSONParser({
    paths: isList ? ['$.*'] : ['$.products.*', '$.items.*'],
    keepStack: false,
  });
  parser.onValue = ({ value }) => void found.push(value);
  parser.onError = () => {
    throw new SourceBroken(NO_JSON);
  };
  return parser;
}

/** Only white space may follow the last bracket. */
function write(parser: JSONParser, piece: string): void {
  if (parser.isEnded) {
    if (piece.trim() !== '') throw new SourceBroken(NO_JSON);
    return;
  }
  parser.write(piece);
}
