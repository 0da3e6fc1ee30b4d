import type { CartTriggerSettings } from '@beckon/contract/settings';
import type { CartOperator } from '@beckon/contract/values';
import type { CartChange, CartState } from '../shop-port.ts';

const COMPARE: Readonly<Record<CartOperator, (seen: number, wanted: number) => boolean>> = {
  greater_than: (seen, wanted) => seen > wanted,
  equal: (seen, wanted) => seen === wanted,
  greater_than_or_equal: (seen, wanted) => seen >= wanted,
};

/**
 * Whether a change of the cart is the one that the owner set: the action, one of the products, and
 * the count or value.
 */
export function isWantedChange(
  { action, productIds, spec }: CartTriggerSettings,
  change: CartChange,
): boolean {
  if (action !== 'any' && action !== change.action) return false;
  if (productIds.length > 0 && !productIds.some((id) => change.productIds.includes(id)))
    return false;
  return (
    spec === undefined || COMPARE[spec.operator](measured(spec.measure, change.cart), spec.value)
  );
}

function measured(measure: 'count' | 'value', cart: CartState): number {
  return measure === 'count' ? cart.itemCount : cart.totalValue;
}
