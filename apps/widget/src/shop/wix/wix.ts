import { askPath, readPath } from '@beckon/host-page/page/foreign-object';
import type { CartListeners } from '../cart/cart-listeners.ts';
import type { CartChange, CartState, ShopPort } from '../shop-port.ts';
import { asNumber, asText, type ShopWindow } from '../shop-window.ts';
import { readKeptCart, readWixCart, type CartStore } from './wix-cart-details.ts';

const ACTIONS: Readonly<Record<string, CartChange['action']>> = {
  AddToCart: 'add',
  RemoveFromCart: 'remove',
};
const APP_NAME = 'beckon';

interface WixDeps {
  readonly memberId: string | undefined;
  readonly store: CartStore;
  readonly listeners: CartListeners;
  /** Hears of an event of the window; Wix tells there that its analytics can be used. */
  readonly onWindowEvent: (name: string, handler: () => void) => () => void;
}

/**
 * The cart of a Wix store: as it was left on earlier pages, brought on by the site's own analytics
 * events; a server that knows better is believed.
 */
export function createWix(
  window: ShopWindow,
  { memberId, store, listeners, onWindowEvent }: WixDeps,
): ShopPort & Required<Pick<ShopPort, 'learn'>> {
  let cart = readKeptCart(store.read());
  const keep = (next: CartState | undefined): void => {
    cart = next;
    store.write(next);
  };
  const hear = (name: unknown, details: unknown): void => {
    if (name === 'Purchase') return keep(undefined);
    const action = ACTIONS[String(name)];
    const productId = asText(readPath(details, 'id'));
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
    onWantedChange: listeners.onWanted,
    learn(details) {
      const known = readWixCart(details);
      if (known !== undefined) keep(known);
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
