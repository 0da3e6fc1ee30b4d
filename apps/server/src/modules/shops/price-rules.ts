import type { PriceRule } from '@beckon/contract/calls';
import type { ShopSettings } from '@beckon/contract/settings';

/**
 * The free-shipping rule of a shop, for the threshold and gap tags.
 * docs/behaviour/shops.md#calls-for-shops.
 */
export function presentPriceRules(shop: ShopSettings | undefined): PriceRule[] {
  if (shop?.freeShippingFrom === undefined) return [];
  return [
    {
      target_type: 'shipping_line',
      allocation_method: 'each',
      target_selection: 'all',
      prerequisite_subtotal_range: { greater_than_or_equal_to: shop.freeShippingFrom.toFixed(2) },
    },
  ];
}
