import { askPath, readPath } from '@beckon/host-page/page/foreign-object';
import type { CartListeners } from '../cart/cart-listeners.ts';
import type { CartChange, CartState, ShopPort } from '../shop-port.ts';
import { asNumber, asText, type ShopWindow } from '../shop-window.ts';
import { readKeptCart, readWixCart, type CartStore } from './wix-cart-details.ts';
import { createProductsEvents, readWixProducts } from './wix-products.ts';

const ACTIONS: Readonly<Record<string, CartChange['action']>> = {
  AddToCart: 'add',
  RemoveFromCart: 'remove',
};
const APP_NAME = 'beckon';

/** The site's own function that says who is signed in. README.md */
export const CURRENT_MEMBER = '/_functions/currentMember';

export interface WixDeps {
  readonly store: CartStore;
  /** GET of the site's own function; undefined where it has none. */
  readonly fetchCurrentMember: () => Promise<unknown>;
  /** Keeps the id of the cart for the calls to our server. */
  readonly keepCartId: (cartId: string) => void;
  readonly warn: (line: string) => void;
  readonly listeners: CartListeners;
  /** Hears of an event of the window; Wix tells there that its analytics can be used. */
  readonly onWindowEvent: (name: string, handler: () => void) => () => void;
}

/**
 * The cart of a Wix store: as it was left on earlier pages, brought on by the site's own analytics
 * events; a site or server that knows better is believed. `start` asks the site's own function who
 * is signed in, see README.md.
 */
export function createWix(
  window: ShopWindow,
  { store, listeners, onWindowEvent, fetchCurrentMember, keepCartId, warn }: WixDeps,
): ShopPort & Required<Pick<ShopPort, 'learn'>> & { readonly start: () => Promise<void> } {
  let cart = readKeptCart(store.read());
  let memberId: string | undefined;
  let currency: string | undefined;
  const keep = (next: CartState | undefined): void => {
    cart = next;
    store.write(next);
    if (next !== undefined) listeners.announceCart(next);
  };
  const learn = (details: unknown): void => {
    const known = readWixCart(details);
    if (known !== undefined) keep(known);
  };
  const products = createProductsEvents();
  const hear = (name: unknown, details: unknown): void => {
    if (name === 'ViewContent')
      return products.add({ name: 'seen', products: readWixProducts([details]) });
    if (name === 'Purchase') {
      products.add({ name: 'ordered', products: readWixProducts(readPath(details, 'contents')) });
      return keep(undefined);
    }
    const action = ACTIONS[String(name)];
    const productId = asText(readPath(details, 'id'));
    currency = asText(readPath(details, 'currency')) ?? currency;
    if (!action || productId === undefined) return undefined;
    const next = changed(cart, {
      action,
      productId,
      quantity: asNumber(readPath(details, 'quantity')) || 1,
      price: asNumber(readPath(details, 'price')),
    });
    keep(next);
    return listeners.tell({ action, productIds: [productId], cart: next });
  };
  // At once, whoever listens: what is in the cart counts on the next page, too.
  registerAnalytics(window, hear, onWindowEvent);
  return {
    kind: 'wix',
    cart: () => cart,
    customerId: () => memberId,
    currency: () => currency,
    onCart: listeners.onCart,
    onProducts: products.on,
    onWantedChange: listeners.onWanted,
    learn,
    async addToCart(variantId) {
      warn(`Wix lets no script of the page put ${variantId} into the cart`);
      return false;
    },
    async start() {
      const answer = await fetchCurrentMember();
      memberId = asText(readPath(answer, 'member.id'));
      const cartId = asText(readPath(answer, 'cart.id'));
      if (cartId !== undefined) keepCartId(cartId);
      learn(readPath(answer, 'cart'));
    },
  };
}

interface WixLine {
  readonly action: CartChange['action'];
  readonly productId: string;
  readonly quantity: number;
  readonly price: number;
}

function changed(
  cart: CartState | undefined,
  { action, productId, quantity, price }: WixLine,
): CartState {
  const sign = action === 'add' ? 1 : -1;
  const before = cart ?? { productIds: [], variantIds: [], itemCount: 0, totalValue: 0 };
  const others = before.productIds.filter((id) => id !== productId);
  return {
    productIds: action === 'add' ? [...others, productId] : others,
    variantIds: before.variantIds,
    itemCount: Math.max(0, before.itemCount + sign * quantity),
    totalValue: Math.max(0, before.totalValue + sign * quantity * price),
  };
}

const READY = 'wixDevelopersAnalyticsReady';

/**
 * Scripts that come before Wix's own are told by an event that they can register. Wix knows no way
 * to leave: we hear for as long as the page lasts.
 */
function registerAnalytics(
  window: ShopWindow,
  hear: (name: unknown, details: unknown) => void,
  onWindowEvent: WixDeps['onWindowEvent'],
): void {
  if (readPath(window, 'wixDevelopersAnalytics') !== undefined)
    return void askPath(window, 'wixDevelopersAnalytics.register', APP_NAME, hear);
  const stop = onWindowEvent(READY, () => {
    stop();
    askPath(window, 'wixDevelopersAnalytics.register', APP_NAME, hear);
  });
  return undefined;
}
