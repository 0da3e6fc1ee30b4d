import type { CartTriggerSettings } from '@beckon/contract/settings';
import { armCart } from './arm-cart.ts';
import type { Trigger } from './trigger.ts';

/** Opens at a change of a Shopify cart. docs/behaviour/triggers.md#cart. */
export const shopifyCart: Trigger<CartTriggerSettings> = {
  reason: 'shopify_cart',
  configOf: ({ triggers }) => triggers.shopifyCart,
  arm: (settings, { shop }, fire) => armCart('shopify', settings, shop, () => fire()),
};
