import { readPath } from '@beckon/host-page/page/foreign-object';
import { MOST_LINES, type ReadCart } from '../cart/read-cart.ts';
import { asNumber, asText } from '../shop-window.ts';

/**
 * Reads the cart in an answer of the Store API. Amounts there are whole numbers of the smallest
 * unit that the store shows. The id of an item is that of its variation, or of its product if it
 * has no variation. The value is the subtotal that the cart shows, with or without tax, less the
 * coupons: WooCommerce decides by it whether shipping is free. Undefined if the answer is not a
 * cart. docs/behaviour/shops.md#carts.
 */
export function readWooCart(answer: unknown, withTax?: boolean): ReadCart | undefined {
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
      totalValue: Math.max(0, shownValue(answer, withTax ?? showsTax(answer, items))) / unit,
    },
  };
}

function shownValue(answer: unknown, withTax: boolean): number {
  const read = (name: string): number => asNumber(readPath(answer, `totals.${name}`));
  const net = read('total_items') - read('total_discount');
  return withTax ? net + read('total_items_tax') - read('total_discount_tax') : net;
}

/**
 * Whether the cart shows prices with tax, by the prices of its items, which are as they are shown.
 * Our plugin says so itself.
 */
function showsTax(answer: unknown, items: readonly unknown[]): boolean {
  const shown = items.reduce<number>(
    (sum, item) =>
      sum + asNumber(readPath(item, 'prices.price')) * asNumber(readPath(item, 'quantity')),
    0,
  );
  const net = asNumber(readPath(answer, 'totals.total_items'));
  const tax = asNumber(readPath(answer, 'totals.total_items_tax'));
  return shown === 0 || Math.abs(shown - net - tax) < Math.abs(shown - net);
}

/** The currency of a cart's totals, three letters. */
export function wooCurrency(answer: unknown): string | undefined {
  return asText(readPath(answer, 'totals.currency_code'));
}
