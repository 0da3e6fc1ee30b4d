import type { ShopPort } from '../shop-port.ts';
import type { CartListeners } from './cart-listeners.ts';
import { followCart, type LinesStore } from './follow-cart.ts';
import type { ReadCart } from './read-cart.ts';

/** What a shop needs if we read its cart ourselves. */
export interface PolledCartDeps {
  readonly listeners: CartListeners;
  readonly store: LinesStore;
  /**
   * Requests a page of the shop by GET. Resolves with undefined if that fails or the response is
   * not JSON. The first failure of a page view is logged.
   */
  readonly fetchJson: (url: string) => Promise<unknown>;
  /**
   * Reports the address of every request that the page has finished. The page's own functions are
   * not patched.
   */
  readonly onRequestFinished: (handler: (url: string) => void) => void;
}

/** A shop system whose cart can be read as JSON from an address. */
export interface PolledShop extends Pick<
  ShopPort,
  'kind' | 'customerId' | 'currency' | 'addToCart' | 'cartPage'
> {
  readonly cartUrl: () => string;
  /** Undefined if the answer is not a cart. */
  readonly readCart: (answer: unknown) => ReadCart | undefined;
  /** Whether a request of the page to that address has changed the cart. */
  readonly changesCart: (url: string) => boolean;
}

/**
 * Reads the cart at the start and after each request of the page that changes it. It does so even
 * if no popup waits for the cart, because the next page compares with it. `start` resolves when the
 * cart was read for the first time.
 */
export function createPolledCart(
  { cartUrl, readCart, changesCart, ...shop }: PolledShop,
  { listeners, store, fetchJson, onRequestFinished }: PolledCartDeps,
): ShopPort & { readonly start: () => Promise<void> } {
  const followed = followCart(store, listeners);
  let asked = 0;
  let taken = 0;
  const look = async (): Promise<void> => {
    const turn = (asked += 1);
    const read = readCart(await fetchJson(cartUrl()));
    // After a newer answer, an older one would look as if products had been removed.
    if (!read || turn < taken) return;
    taken = turn;
    followed.take(read);
  };
  onRequestFinished((url) => {
    if (changesCart(url)) void look();
  });
  return {
    ...shop,
    cart: followed.cart,
    onCart: listeners.onCart,
    onWantedChange: listeners.onWanted,
    start: look,
  };
}
