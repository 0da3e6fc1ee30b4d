import { readPath } from '@beckon/host-page/page/foreign-object';
import type { CartListeners } from '../cart/cart-listeners.ts';
import { followCart, type LinesStore } from '../cart/follow-cart.ts';
import type { ShopPort } from '../shop-port.ts';
import { readShopifyCart } from './shopify-cart-answer.ts';
import { asText, type ShopWindow } from '../shop-window.ts';

const CHANGES_CART = /\/cart\/(?:add|change|update|clear)(?:\.js|\.json)?(?:[?#]|$)/u;

export interface ShopifyDeps {
  readonly listeners: CartListeners;
  readonly store: LinesStore;
  /** GET of the shop's own `/cart.js`; undefined when it failed (logged only). */
  fetchCart(): Promise<unknown>;
  /** Tells the address of every request that the page has finished. Nothing of the page is patched. */
  onRequestFinished(handler: (url: string) => void): void;
}

/**
 * The cart and customer of a Shopify store, learnt by looking on. `start` reads the cart for the
 * first time. The cart is followed whether or not a popup waits for it: what is in it counts on the
 * next page, too.
 */
export function createShopify(
  window: ShopWindow,
  { listeners, store, fetchCart, onRequestFinished }: ShopifyDeps,
): ShopPort & { readonly start: () => Promise<void> } {
  const followed = followCart(store, listeners);
  const look = async (): Promise<void> => {
    const read = readShopifyCart(await fetchCart());
    if (read) followed.take(read);
  };
  onRequestFinished((url) => {
    if (CHANGES_CART.test(url)) void look();
  });
  return {
    kind: 'shopify',
    cart: followed.cart,
    customerId: () =>
      asText(readPath(window, 'ShopifyAnalytics.meta.page.customerId')) ??
      asText(readPath(window, '__st.cid')),
    onWantedChange: listeners.onWanted,
    start: look,
  };
}
