import { type CartLines, cartDifference } from './cart-difference.ts';
import { createCartListeners } from './cart-listeners.ts';
import type { CartState, ShopPort } from './shop-port.ts';
import { readShopifyCart } from './shopify-cart-answer.ts';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { asText, type ShopWindow } from './shop-window.ts';

const CHANGES_CART = /\/cart\/(?:add|change|update|clear)(?:\.js|\.json)?(?:[?#]|$)/u;

export interface ShopifyPorts {
  /** GET of the shop's own `/cart.js`; undefined when it failed (logged only, display spec §8). */
  fetchCart(): Promise<unknown>;
  /**
   * Tells the address of every request that the page has finished; the answer stops it. Nothing of
   * the page is patched.
   */
  onRequestFinished(handler: (url: string) => void): () => void;
}

/**
 * The cart and customer of a Shopify store, learnt by looking on. `start` reads the cart for the
 * first time.
 */
export function createShopify(
  window: ShopWindow,
  ports: ShopifyPorts,
): ShopPort & { readonly start: () => Promise<void> } {
  let cart: CartState | undefined;
  let lines: CartLines = new Map();
  const look = async (): Promise<void> => {
    const read = readShopifyCart(await ports.fetchCart());
    if (!read) return;
    const change = cart === undefined ? undefined : cartDifference(lines, read.lines, read.cart);
    ({ cart, lines } = read);
    if (change) listeners.tell(change);
  };
  const listeners = createCartListeners(() =>
    ports.onRequestFinished((url) => {
      if (CHANGES_CART.test(url)) void look();
    }),
  );
  return {
    kind: 'shopify',
    cart: () => cart,
    customerId: () =>
      asText(readPath(window, 'ShopifyAnalytics.meta.page.customerId')) ??
      asText(readPath(window, '__st.cid')),
    onCartChange: (handler) => listeners.add(handler),
    start: look,
  };
}
