import { readPath } from '@beckon/host-page/page/foreign-object';
import { MOST_LINES, type ReadCart } from '../cart/read-cart.ts';
import { asNumber, asText } from '../shop-window.ts';

/**
 * Reads the cart in an answer of the Store API. Amounts there are whole numbers of the smallest
 * unit that the store shows. The id of an item is that of its variation, or of its product if it
 * has no variation. Undefined if the answer is not a cart. docs/behaviour/shops.md#carts.
 */
export function readWooCart(answer: unknown): ReadCart | undefined {
  const items = readPath(answer, 'items');
  if (!Array.isArray(items)) return undefined;
  const lines = new Map<string, number>();
  for (const item of items.slice(0, MOST_LINES)) {
    const id = asText(readPath(item, 'id'));
    if (id !== undefined)
      lines.set(id, (lines.get(id) ?? 0) + asNumber(readPath(item, 'quantity')));
  }
  const ids = [...lines.keys()];
  const unit = 10 ** asNumber(readPath(answer, 'totals.currency_minor_unit'));
  return {
    lines,
    cart: {
      productIds: ids,
      variantIds: ids,
      itemCount: asNumber(readPath(answer, 'items_count')),
      totalValue: Math.max(0, asNumber(readPath(answer, 'totals.total_items'))) / unit,
    },
  };
}

/** The currency of a cart's totals, three letters. */
export function wooCurrency(answer: unknown): string | undefined {
  return asText(readPath(answer, 'totals.currency_code'));
}
