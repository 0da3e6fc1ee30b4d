import type { CartTriggerSettings } from '@beckon/contract/settings';
import { armCart } from './arm-cart.ts';
import type { Trigger } from './trigger.ts';

/** Opens at a change of the cart of Shopify, Ecwid or WooCommerce. docs/behaviour/triggers.md#cart. */
export const shopifyCart: Trigger<CartTriggerSettings> = {
  configOf: ({ triggers }) => triggers.shopifyCart,
  arm: (settings, { shop }, fire) => armCart(false, settings, shop, fire),
};
