import type { CartLines } from './cart-difference.ts';
import type { CartState } from '../shop-port.ts';

/** A shop's answer, read. */
export interface ReadCart {
  readonly cart: CartState;
  readonly lines: CartLines;
}
