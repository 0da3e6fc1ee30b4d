import type { ShopPort } from '../shop-port.ts';
import type { CartListeners } from './cart-listeners.ts';
import { followCart, type LinesStore } from './follow-cart.ts';
import type { ReadCart } from './read-cart.ts';

/** What a shop needs whose cart we read ourselves. */
export interface PolledCartDeps {
  readonly listeners: CartListeners;
  readonly store: LinesStore;
  /**
   * GET of a page of the shop; undefined when it failed or is not JSON. The first failure of a page
   * view is a line in the log.
   */
  readonly fetchJson: (url: string) => Promise<unknown>;
  /**
   * Reports the address of every request that the page has finished. Nothing of the page is
   * patched.
   */
  readonly onRequestFinished: (handler: (url: string) => void) => void;
}

/** One shop system whose cart is an address that answers JSON. */
export interface PolledShop extends Pick<
  ShopPort,
  'kind' | 'customerId' | 'currency' | 'addToCart' | 'cartPage'
> {
  readonly cartUrl: () => string;
  /** Undefined for anything that is not a cart. */
  readonly readCart: (answer: unknown) => ReadCart | undefined;
  /** Whether a request of the page to that address has changed the cart. */
  readonly changesCart: (url: string) => boolean;
}

/**
 * A cart that is read at the start and after each request of the page that changes it. It is
 * followed whether or not a popup waits for it: what is in it counts on the next page, too. `start`
 * resolves when it was read for the first time.
 */
export function createPolledCart(
  { cartUrl, readCart, changesCart, ...shop }: PolledShop,
  { listeners, store, fetchJson, onRequestFinished }: PolledCartDeps,
): ShopPort & { readonly start: () => Promise<void> } {
  const followed = followCart(store, listeners);
  const look = async (): Promise<void> => {
    const read = readCart(await fetchJson(cartUrl()));
    if (read) followed.take(read);
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
