import type { CartTriggerSettings } from '@beckon/contract/settings';
import type { PageShop } from '../shop/page-shop.ts';
import type { ShopKind } from '../shop/shop-port.ts';

/** Fires at the first change that an owner waits for, in the named shop only. */
export function armCart(
  kind: ShopKind,
  settings: CartTriggerSettings,
  shop: PageShop,
  fire: () => void,
): () => void {
  let stopListening: (() => void) | undefined;
  const stopWaiting = shop.whenFound((port) => {
    if (port.kind === kind) stopListening = port.onWantedChange(settings, fire);
  });
  return () => {
    stopWaiting();
    stopListening?.();
  };
}
