import { MOST_LINES, type ReadCart } from '../cart/read-cart.ts';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { asNumber, asText } from '../shop-window.ts';

const CENTS = 100;

/**
 * Reads the response of `GET /cart.js`, which has prices in cents of the currency that the page
 * shows. The rate converts them to the shop's own currency, in which owners write amounts.
 * Undefined if it is not a cart. docs/behaviour/shops.md#carts.
 */
export function readShopifyCart(answer: unknown, rate: number): ReadCart | undefined {
  const items = readPath(answer, 'items');
  if (!Array.isArray(items)) return undefined;
  const lines = new Map<string, number>();
  const variantIds: string[] = [];
  for (const item of items.slice(0, MOST_LINES)) {
    const productId = asText(readPath(item, 'product_id'));
    const variantId = asText(readPath(item, 'variant_id'));
    if (productId !== undefined)
      lines.set(productId, (lines.get(productId) ?? 0) + asNumber(readPath(item, 'quantity')));
    if (variantId !== undefined) variantIds.push(variantId);
  }
  return {
    lines,
    cart: {
      productIds: [...lines.keys()],
      variantIds,
      itemCount: asNumber(readPath(answer, 'item_count')),
      // Divided amounts are a hair off: a limit of 60 would not be reached at 59.99999.
      totalValue:
        Math.round((Math.max(0, asNumber(readPath(answer, 'total_price'))) * 10) / rate) /
        (CENTS * 10),
    },
  };
}
