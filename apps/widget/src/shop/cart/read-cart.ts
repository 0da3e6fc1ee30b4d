import type { CartLines } from './cart-difference.ts';
import type { CartState } from '../shop-port.ts';

/** A cart, read from a shop's answer. */
export interface ReadCart {
  readonly cart: CartState;
  readonly lines: CartLines;
}

/** Further lines of a cart are ignored, because their ids go to the server with every call. */
export const MOST_LINES = 500;
