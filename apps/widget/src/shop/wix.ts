import { createCartListeners } from './cart-listeners.ts';
import type { CartChange, CartState, ShopPort } from './shop-port.ts';
import { asNumber, asText, readPath, type ShopWindow } from './shop-window.ts';
import { readWixCart } from './wix-cart-details.ts';

const ACTIONS: Readonly<Record<string, CartChange['action']>> = { AddToCart: 'add', RemoveFromCart: 'remove' };
const APP_NAME = 'beckon';

/** The cart of a Wix store: the server's knowledge, brought on by the site's own analytics events. */
export function createWix(window: ShopWindow, memberId: string | undefined): ShopPort & Required<Pick<ShopPort, 'learn'>> {
  let cart: CartState | undefined;
  const hear = (name: unknown, details: unknown): void => {
    const action = ACTIONS[String(name)];
    const productId = asText(readPath(details, 'id'));
    if (!action || productId === undefined) return;
    cart = changed(cart, { action, productId, quantity: asNumber(readPath(details, 'quantity')) || 1, price: asNumber(readPath(details, 'price')) });
    listeners.tell({ action, productIds: [productId], cart });
  };
  const listeners = createCartListeners(() => registerAnalytics(window, hear));
  return {
    kind: 'wix',
    cart: () => cart,
    customerId: () => memberId,
    onCartChange: (handler) => listeners.add(handler),
    learn(details) {
      cart = readWixCart(details) ?? cart;
    },
  };
}

interface WixLine {
  readonly action: CartChange['action'];
  readonly productId: string;
  readonly quantity: number;
  readonly price: number;
}

function changed(cart: CartState | undefined, { action, productId, quantity, price }: WixLine): CartState {
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

/** Wix keeps no way to leave: what was registered stays, and we stop listening to it. */
function registerAnalytics(window: ShopWindow, hear: (name: unknown, details: unknown) => void): () => void {
  let isListening = true;
  const register = readPath(window, 'wixDevelopersAnalytics.register');
  if (typeof register === 'function') {
    Reflect.apply(register, window.wixDevelopersAnalytics, [APP_NAME, (name: unknown, details: unknown) => {
      if (isListening) hear(name, details);
    }]);
  }
  return () => {
    isListening = false;
  };
}
