import type { Language } from '@beckon/contract/values';
import { formatPrice } from '../products/format-price.ts';

/** What is known of the way to free shipping. */
export interface ShippingFacts {
  readonly language: Language;
  /** The value of the cart from which shipping is free; undefined where it never is. */
  readonly freeFrom: number | undefined;
  /** Of the cart as it is now, in the same currency. */
  readonly cartValue: number;
  /** Three letters; empty: amounts stand without one. */
  readonly currency: string;
}

/**
 * The value from which shipping is free, and what is missing in the cart until then, 0 once it is
 * reached. Both are empty where shipping is never free: what names them is then left out.
 * docs/behaviour/popup-parts.md#placeholders.
 */
export function shippingTags({
  language,
  freeFrom,
  cartValue,
  currency,
}: ShippingFacts): ReadonlyMap<string, string> {
  const price = (amount: number): string => formatPrice(amount.toFixed(2), currency, language);
  return new Map([
    ['free_shipping_from', freeFrom === undefined ? '' : price(freeFrom)],
    ['free_shipping_gap', freeFrom === undefined ? '' : price(Math.max(0, freeFrom - cartValue))],
  ]);
}
