import { cartDifference, type CartLines } from './cart-difference.ts';
import type { CartListeners } from './cart-listeners.ts';
import { readKeptLines } from './kept-lines.ts';
import type { ReadCart } from './read-cart.ts';
import type { CartState } from '../shop-port.ts';

/** Stores the lines of the cart from page to page, as long as the tab is open. */
export interface LinesStore {
  /** The stored value as unknown, because other scripts of the page can write there, too. */
  read(): unknown;
  write(lines: CartLines): void;
}

interface FollowedCart {
  cart(): CartState | undefined;
  /**
   * Takes the cart as the shop reports it, and reports to the listeners what changed. If it is
   * empty because it was ordered, nothing was removed from it.
   */
  take(read: ReadCart, isOrdered?: boolean): void;
}

/**
 * Compares each read of a cart with the last one. What was added on the way from the page before
 * (by a form that leads to the next page) counts as added on this page. A cart that is empty on the
 * first read was ordered or has expired, so no removal is reported.
 */
export function followCart(store: LinesStore, listeners: CartListeners): FollowedCart {
  let lines = readKeptLines(store.read());
  let cart: CartState | undefined;
  return {
    cart: () => cart,
    take(read, isOrdered = false) {
      const isFirst = cart === undefined;
      const change = lines && cartDifference(lines, read.lines, read.cart);
      ({ cart, lines } = read);
      store.write(read.lines);
      listeners.announceCart(read.cart);
      if (change === undefined || isOrdered) return;
      if (!isFirst) listeners.emit(change);
      else if (read.lines.size > 0) listeners.callFirstListeners(change);
    },
  };
}
