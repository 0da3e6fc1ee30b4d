import { type CartLines, cartDifference } from './cart-difference.ts';
import { createCartListeners } from './cart-listeners.ts';
import type { CartState, ShopPort } from './shop-port.ts';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { asNumber, asText, type ShopWindow } from './shop-window.ts';

/** The cart of an Ecwid store, through the store's own JavaScript API. */
export function createEcwid(window: ShopWindow): ShopPort {
  let cart: CartState | undefined;
  let lines: CartLines = new Map();
  const listeners = createCartListeners(() =>
    onEcwidCart(window, (answer) => {
      const read = readEcwidCart(answer);
      const change =
        cart === undefined
          ? cartDifference(new Map(), read.lines, read.cart)
          : cartDifference(lines, read.lines, read.cart);
      ({ cart, lines } = read);
      if (change) listeners.tell(change);
    }),
  );
  return {
    kind: 'ecwid',
    cart: () => cart,
    customerId: () => asText(readPath(window, 'Ecwid.Customer.id')),
    onCartChange: (handler) => listeners.add(handler),
  };
}

function readEcwidCart(answer: unknown): { readonly cart: CartState; readonly lines: CartLines } {
  const items = readPath(answer, 'items');
  const lines = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : []) {
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
      totalValue: asNumber(readPath(answer, 'cost')),
    },
  };
}

function onEcwidCart(window: ShopWindow, handler: (answer: unknown) => void): () => void {
  const add = readPath(window, 'Ecwid.OnCartChanged.add');
  let isListening = true;
  if (typeof add === 'function') {
    Reflect.apply(add, readPath(window, 'Ecwid.OnCartChanged'), [
      (answer: unknown) => {
        if (isListening) handler(answer);
      },
    ]);
  }
  return () => {
    isListening = false;
  };
}
