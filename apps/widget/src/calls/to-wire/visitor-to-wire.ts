import { jsonText } from '@beckon/host-page/json-text';
import type { WireForm } from './to-wire.ts';
import type { CartFacts } from '../visit-facts.ts';

/** Converts what only calls that ask for popups send. docs/wire-names.md. */
export function cartToWire(cart: CartFacts | undefined, wixCartId: string): WireForm {
  return {
    wix_cart_id: wixCartId,
    cart_total_items: String(cart?.itemCount ?? 0),
    cart_total_price: String(cart?.totalValue ?? 0),
    cart_products_ids_list: jsonText(cart?.variantIds ?? []),
    cart_products_org_ids_list: jsonText(cart?.productIds ?? []),
  };
}

export function cookiesToWire(cookies: ReadonlyMap<string, string>): string {
  return jsonText(Object.fromEntries(cookies));
}
