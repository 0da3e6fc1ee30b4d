import { readPath } from '@beckon/host-page/page/foreign-object';
import type { CartListeners } from '../cart/cart-listeners.ts';
import type { CartChange, CartState } from '../shop-port.ts';
import { asNumber, asText } from '../shop-window.ts';
import { readKeptCart, readWixCart, type CartStore } from './wix-cart-details.ts';

const ACTIONS: Readonly<Record<string, CartChange['action']>> = {
  AddToCart: 'add',
  RemoveFromCart: 'remove',
};

const EMPTY: CartState = { productIds: [], variantIds: [], itemCount: 0, totalValue: 0 };

interface WixCart {
  cart(): CartState | undefined;
  currency(): string | undefined;
  /**
   * Replaces the cart by one from a source that knows all of it. Ignores anything that is not a
   * cart.
   */
  learn(details: unknown): void;
  /** An analytics event that may have changed the cart. */
  hear(name: unknown, details: unknown): void;
}

/** The cart as it was left on earlier pages, brought on by the site's own analytics events. */
export function createWixCart(store: CartStore, listeners: CartListeners): WixCart {
  let cart = readKeptCart(store.read());
  let currency: string | undefined;
  const keep = (next: CartState | undefined): void => {
    cart = next;
    store.write(next);
    // An order ends the cart.
    listeners.announceCart(next ?? EMPTY);
  };
  return {
    cart: () => cart,
    currency: () => currency,
    learn(details) {
      const known = readWixCart(details);
      if (known !== undefined) keep(known);
    },
    hear(name, details) {
      if (name === 'Purchase') return keep(undefined);
      const action = ACTIONS[String(name)];
      const productId = asText(readPath(details, 'id'));
      if (!action || productId === undefined) return undefined;
      currency = asText(readPath(details, 'currency')) ?? currency;
      const next = changed(cart, {
        action,
        productId,
        quantity: asNumber(readPath(details, 'quantity')) || 1,
        price: asNumber(readPath(details, 'price')),
      });
      keep(next);
      return listeners.emit({ action, productIds: [productId], cart: next });
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
  const before = cart ?? EMPTY;
  const others = before.productIds.filter((id) => id !== productId);
  return {
    productIds: action === 'add' ? [...others, productId] : others,
    variantIds: before.variantIds,
    itemCount: Math.max(0, before.itemCount + sign * quantity),
    // Sums of decimal prices are a hair off: at 59.70 a limit of 59.70 would not be reached.
    totalValue: Math.max(
      0,
      Math.round((before.totalValue + sign * quantity * price) * 1000) / 1000,
    ),
  };
}
