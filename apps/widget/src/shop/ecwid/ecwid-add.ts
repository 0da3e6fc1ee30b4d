import type { Clock } from '@beckon/host-page/clock';
import { askPath } from '@beckon/host-page/page/foreign-object';
import { within } from '@beckon/host-page/within';
import type { ShopWindow } from '../shop-window.ts';
import type { CartLine } from '../cart/cart-line.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Puts a product into the cart by the store's own interface. Returns whether the cart accepted it;
 * false if the interface does not answer within 10 s. A refusal is only logged.
 */
export async function addToEcwidCart(
  window: ShopWindow,
  { variantId, quantity }: CartLine,
  { clock, warn }: { readonly clock: Clock; readonly warn: (line: string) => void },
): Promise<boolean> {
  let isAdded = false;
  const answered = new Promise<void>((resolve) => {
    askPath(window, 'Ecwid.Cart.addProduct', {
      id: Number(variantId),
      quantity,
      callback(success: unknown) {
        isAdded = success === true;
        resolve();
      },
    });
  });
  await within(clock, ANSWER_WITHIN_MS, answered);
  if (!isAdded) warn(`the store's cart did not take ${variantId}`);
  return isAdded;
}
