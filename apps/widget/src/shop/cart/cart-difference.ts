import type { CartChange, CartState } from '../shop-port.ts';

/** A cart's lines as counts by product. */
export type CartLines = ReadonlyMap<string, number>;

/**
 * What happened between two looks at a cart; undefined when nothing did. A product that was swapped
 * counts as added.
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
