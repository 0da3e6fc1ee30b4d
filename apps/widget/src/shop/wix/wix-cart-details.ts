import type { CartState } from '../shop-port.ts';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { asNumber, asText } from '../shop-window.ts';

/**
 * Reads `wix_cart_details` of the display answer; undefined if it is not a cart.
 * docs/behaviour/shops.md#carts.
 */
export function readWixCart(details: unknown): CartState | undefined {
  const items: unknown = readPath(details, 'lineItems');
  if (!Array.isArray(items)) return undefined;
  const ids = items.flatMap(
    (item: unknown) =>
      asText(readPath(item, 'catalogReference.catalogItemId')) ??
      asText(readPath(item, 'id')) ??
      [],
  );
  return {
    productIds: [...new Set(ids)],
    variantIds: [],
    itemCount: items.reduce(
      (count: number, item: unknown) => count + (asNumber(readPath(item, 'quantity')) || 1),
      0,
    ),
    totalValue: asNumber(readPath(details, 'subtotal.amount')),
  };
}

/** Stores the cart from page to page, because Wix reports to a page only what happens on it. */
export interface CartStore {
  /** The stored value as unknown, because other scripts of the page can write there, too. */
  read(): unknown;
  write(cart: CartState | undefined): void;
}

export function readKeptCart(kept: unknown): CartState | undefined {
  const ids: unknown = readPath(kept, 'productIds');
  if (!Array.isArray(ids)) return undefined;
  return {
    productIds: ids.flatMap((id: unknown) => asText(id) ?? []),
    variantIds: [],
    itemCount: asNumber(readPath(kept, 'itemCount')),
    totalValue: asNumber(readPath(kept, 'totalValue')),
  };
}
