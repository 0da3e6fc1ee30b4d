import type { CartTriggerSettings } from '@beckon/contract/settings';
import { armCart } from './arm-cart.ts';
import type { Trigger } from './trigger.ts';

/** Opens at a change of a Wix cart. docs/behaviour/triggers.md#cart. */
export const wixCart: Trigger<CartTriggerSettings> = {
  configOf: ({ triggers }) => triggers.wixCart,
  arm: (settings, { shop }, fire) => armCart(true, settings, shop, fire),
};
