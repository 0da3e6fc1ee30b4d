import { askPath, readPath } from '@beckon/host-page/page/foreign-object';
import type { CartListeners } from '../cart/cart-listeners.ts';
import { createKeptEvents } from '../kept-events.ts';
import type { ProductsEvent, ShopOrder, ShopPort } from '../shop-port.ts';
import { asText, readOrder, type ShopWindow } from '../shop-window.ts';
import { createWixCart } from './wix-cart.ts';
import type { CartStore } from './wix-cart-details.ts';
import { readWixProducts } from './wix-products.ts';

const APP_NAME = 'beckon';

/** The site's own function that says who is signed in. README.md */
export const CURRENT_MEMBER = '/_functions/currentMember';

export interface WixDeps {
  readonly store: CartStore;
  /** Requests the site's own function by GET; resolves with undefined if the site has none. */
  readonly fetchCurrentMember: () => Promise<unknown>;
  /** Stores the id of the cart for the calls to our server. */
  readonly keepCartId: (cartId: string) => void;
  readonly warn: (line: string) => void;
  readonly listeners: CartListeners;
  /**
   * Listens to an event of the window, by which Wix announces that its analytics can be used.
   * Returns a function that stops listening.
   */
  readonly onWindowEvent: (name: string, handler: () => void) => () => void;
}

/**
 * The cart of a Wix store: as it was on earlier pages, updated by the site's own analytics events.
 * A cart from the site's own function or from the server replaces it. `start` asks the site's own
 * function who is signed in, see README.md.
 */
export function createWix(
  window: ShopWindow,
  { store, listeners, onWindowEvent, fetchCurrentMember, keepCartId, warn }: WixDeps,
): ShopPort & Required<Pick<ShopPort, 'learn'>> & { readonly start: () => Promise<void> } {
  const { hear, ...cart } = createWixCart(store, listeners);
  const products = createKeptEvents<ProductsEvent>();
  const orders = createKeptEvents<ShopOrder>();
  let memberId: string | undefined;
  // Registers at once, even if no popup waits for the cart, because the next page needs its
  // contents, too.
  registerAnalytics(window, onWindowEvent, (name, details) => {
    if (name === 'ViewContent')
      products.add({ name: 'seen', products: readWixProducts([details]) });
    if (name === 'Purchase') {
      products.add({ name: 'ordered', products: readWixProducts(readPath(details, 'contents')) });
      orders.add(readOrder(details, 'orderId', 'revenue'));
    }
    hear(name, details);
  });
  return {
    ...cart,
    kind: 'wix',
    customerId: () => memberId,
    onCart: listeners.onCart,
    onProducts: products.on,
    onOrder: orders.on,
    onWantedChange: listeners.onWanted,
    cartPage: () => '/cart-page',
    async addToCart(variantId) {
      warn(`Wix lets no script of the page put ${variantId} into the cart`);
      return false;
    },
    async start() {
      const answer = await fetchCurrentMember();
      memberId = asText(readPath(answer, 'member.id'));
      const cartId = asText(readPath(answer, 'cart.id'));
      if (cartId !== undefined) keepCartId(cartId);
      cart.learn(readPath(answer, 'cart'));
    },
  };
}

const READY = 'wixDevelopersAnalyticsReady';

/**
 * If our script runs before Wix's own, an event announces when we can register. Wix has no way to
 * unregister, so we receive events as long as the page lives.
 */
function registerAnalytics(
  window: ShopWindow,
  onWindowEvent: WixDeps['onWindowEvent'],
  hear: (name: unknown, details: unknown) => void,
): void {
  if (readPath(window, 'wixDevelopersAnalytics') !== undefined)
    return void askPath(window, 'wixDevelopersAnalytics.register', APP_NAME, hear);
  const stop = onWindowEvent(READY, () => {
    stop();
    askPath(window, 'wixDevelopersAnalytics.register', APP_NAME, hear);
  });
  return undefined;
}
