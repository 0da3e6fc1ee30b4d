import { cartDifference, type CartLines } from './cart-difference.ts';
import type { CartListeners } from './cart-listeners.ts';
import { readKeptLines } from './kept-lines.ts';
import type { ReadCart } from './read-cart.ts';
import type { CartState } from '../shop-port.ts';

/** Where the lines of the cart are kept from page to page, for as long as the tab is open. */
export interface LinesStore {
  /** What was kept, as unknown: the page's other scripts can write there, too. */
  read(): unknown;
  write(lines: CartLines): void;
}

interface FollowedCart {
  cart(): CartState | undefined;
  /** Takes the cart as the shop reports it, and reports to the listeners what changed. */
  take(read: ReadCart): void;
}

/**
 * A cart that is read again and again. What was added on the way from the page before (a form that
 * leads to the next page) counts as added on this one. A cart that comes empty was ordered or ran
 * out: then nobody took anything out of it.
 */
export function followCart(store: LinesStore, listeners: CartListeners): FollowedCart {
  let lines = readKeptLines(store.read());
  let cart: CartState | undefined;
  return {
    cart: () => cart,
    take(read) {
      const isFirst = cart === undefined;
      const change = lines && cartDifference(lines, read.lines, read.cart);
      ({ cart, lines } = read);
      store.write(read.lines);
      listeners.announceCart(read.cart);
      if (change === undefined) return;
      if (!isFirst) listeners.emit(change);
      else if (read.lines.size > 0) listeners.callFirstListeners(change);
    },
  };
}
