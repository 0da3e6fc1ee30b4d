import type { CartLines } from './cart-difference.ts';
import type { CartState } from '../shop-port.ts';

/** A shop's answer, read. */
export interface ReadCart {
  readonly cart: CartState;
  readonly lines: CartLines;
}

/** More lines of a cart are not looked at: their ids go to the server with every call. */
export const MOST_LINES = 500;
