import type { CartTriggerSettings } from '@beckon/contract/settings';
import type { PageShop } from '../shop/page-shop.ts';

/**
 * Fires at the first change of the cart that the owner waits for. Wix has its own trigger; the
 * other trigger is for all other shops. docs/behaviour/triggers.md#cart.
 */
export function armCart(
  isForWix: boolean,
  settings: CartTriggerSettings,
  shop: PageShop,
  fire: () => void,
): () => void {
  let stopListening: (() => void) | undefined;
  const stopWaiting = shop.whenFound((port) => {
    if ((port.kind === 'wix') === isForWix) stopListening = port.onWantedChange(settings, fire);
  });
  return () => {
    stopWaiting();
    stopListening?.();
  };
}
