import { APPLY_ADDRESS_PATTERN } from './coupon.ts';

/** The address at Shopify, which keeps the code for the checkout and continues to the cart. */
export const SHOPIFY_APPLY_ADDRESS = '/discount/{code}?redirect=/cart';

/** Whether the server accepts it as an address that applies a code. */
export function isApplyAddress(address: string): boolean {
  return new RegExp(APPLY_ADDRESS_PATTERN).test(address);
}
