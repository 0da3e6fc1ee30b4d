import { parseJson } from '../../parse-json.ts';
import type { MoneyTally } from '../reports/money-tally.ts';

/** A cart of a popup or site that an order was made of, as it was counted. */
export interface OrderedCart {
  readonly scopeId: string;
  readonly day: string;
  readonly currency: string;
  readonly thousandths: number;
}

/**
 * Takes the carts of an order out of the counts (-1), or counts them again. Without the order they
 * would be abandoned carts, which they never were.
 */
export function countOrderedCarts(tally: MoneyTally, carts: string, orders: 1 | -1): void {
  for (const { scopeId, day, currency, thousandths } of readCarts(carts)) {
    tally.addCart(scopeId, 'seen', { day, currency: '', thousandths: 0, orders });
    tally.addCart(scopeId, 'ordered', { day, currency, thousandths: thousandths * orders, orders });
  }
}

export function readCarts(carts: string): readonly OrderedCart[] {
  return carts === '' ? [] : parseJson<readonly OrderedCart[]>(carts);
}
