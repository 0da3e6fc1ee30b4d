import { type OpenText, type RawRow, SourceBroken } from './format.ts';
import { productsIn } from './json-feed.ts';
import { rowsOfProduct } from './json-product.ts';

const A_PAGE = 250;
const MOST_PAGES = 400;

/**
 * Reads the public `products.json` of a Shopify shop, page by page. It contains whether a variant
 * can be bought, but not how many there are. It has the type of a product instead of its
 * collections.
 */
export async function* readShopify(open: OpenText, url: string): AsyncGenerator<RawRow> {
  const { origin } = new URL(url);
  let number = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const before = number;
    for await (const product of productsIn(
      open(`${origin}/products.json?limit=${A_PAGE}&page=${page}`),
    )) {
      number += 1;
      for (const values of rowsOfProduct(product)) yield { row: number, values };
    }
    if (number - before < A_PAGE) return;
  }
  throw new SourceBroken(`The shop has more than ${MOST_PAGES * A_PAGE} products.`);
}
