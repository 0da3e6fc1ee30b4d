import { askPath, readPath } from '@beckon/host-page/page/foreign-object';
import type { Clock } from '@beckon/host-page/clock';
import type { CartListeners } from '../cart/cart-listeners.ts';
import { followCart, type LinesStore } from '../cart/follow-cart.ts';
import { MOST_LINES, type ReadCart } from '../cart/read-cart.ts';
import { createKeptEvents } from '../kept-events.ts';
import type { ShopOrder, ShopPort } from '../shop-port.ts';
import { asNumber, asText, readOrder, type ShopWindow } from '../shop-window.ts';
import { addToEcwidCart } from './ecwid-add.ts';
import { whenEcwidLoaded } from './when-ecwid-loaded.ts';

interface EcwidDeps {
  readonly clock: Clock;
  readonly warn: (line: string) => void;
  readonly listeners: CartListeners;
  readonly store: LinesStore;
  /** Calls the handler when scripts of the page may have loaded; see `whenEcwidLoaded`. */
  readonly onScriptLoaded: (handler: () => void) => () => void;
}

/**
 * The cart and customer of an Ecwid store, through the store's own JavaScript API, once that has
 * loaded. `start` resolves when the cart is known for the first time.
 */
export function createEcwid(
  window: ShopWindow,
  { listeners, store, onScriptLoaded, clock, warn }: EcwidDeps,
): ShopPort & { readonly start: () => Promise<void> } {
  const followed = followCart(store, listeners);
  const orders = createKeptEvents<ShopOrder>();
  let customerId: string | undefined;
  const connect = (cartKnown: () => void): void => {
    const take = (answer: unknown): void => {
      followed.take(readEcwidCart(answer));
      cartKnown();
    };
    askPath(window, 'Ecwid.OnCartChanged.add', take);
    askPath(window, 'Ecwid.Cart.get', take);
    const takeCustomer = (answer: unknown): void => {
      customerId = asText(readPath(answer, 'id'));
    };
    askPath(window, 'Ecwid.Customer.get', takeCustomer);
    askPath(window, 'Ecwid.OnSetProfile.add', takeCustomer);
    // A store in a single page may not say that the cart is empty then.
    askPath(window, 'Ecwid.OnOrderPlaced.add', (order: unknown) => {
      orders.add(readOrder(order, 'orderNumber', 'total'));
      followed.take(readEcwidCart(undefined), true);
    });
  };
  return {
    kind: 'ecwid',
    cart: followed.cart,
    customerId: () => customerId,
    currency: () => undefined, // Ecwid's interface formats prices, but names no currency.
    onCart: listeners.onCart,
    onOrder: orders.on,
    cartPage: () => '#!/~/cart',
    addToCart: (variantId, quantity) =>
      addToEcwidCart(window, { variantId, quantity }, { clock, warn }),
    onWantedChange: listeners.onWanted,
    start: () =>
      new Promise((resolve) => {
        whenEcwidLoaded(window, onScriptLoaded, () => connect(resolve));
      }),
  };
}

function readEcwidCart(answer: unknown): ReadCart {
  const items = readPath(answer, 'items');
  const lines = new Map<string, number>();
  for (const item of Array.isArray(items) ? items.slice(0, MOST_LINES) : []) {
    const id = asText(readPath(item, 'product.id'));
    if (id !== undefined)
      lines.set(id, (lines.get(id) ?? 0) + asNumber(readPath(item, 'quantity')));
  }
  return {
    lines,
    cart: {
      productIds: [...lines.keys()],
      variantIds: [],
      itemCount: asNumber(readPath(answer, 'productsQuantity')),
      totalValue: Math.max(0, asNumber(readPath(answer, 'cost'))),
    },
  };
}
