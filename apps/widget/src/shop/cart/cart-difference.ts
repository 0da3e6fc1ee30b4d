import type { CartChange, CartState } from '../shop-port.ts';

/** The number of items in a cart by product id. */
export type CartLines = ReadonlyMap<string, number>;

/**
 * What changed between two reads of a cart; undefined if nothing did. A product that replaces
 * another one counts as added.
 */
export function cartDifference(
  before: CartLines,
  after: CartLines,
  cart: CartState,
): CartChange | undefined {
  const added = [...after].filter(([id, count]) => count > (before.get(id) ?? 0)).map(([id]) => id);
  if (added.length > 0) return { action: 'add', productIds: added, cart };
  const removed = [...before]
    .filter(([id, count]) => count > (after.get(id) ?? 0))
    .map(([id]) => id);
  return removed.length > 0 ? { action: 'remove', productIds: removed, cart } : undefined;
}
