import { jsonText } from '@beckon/host-page/json-text';
import type { CartLine, StoreCartDeps } from '../cart/cart-line.ts';
import { postLine } from '../cart/post-line.ts';

/**
 * `POST /cart/add.js` on the store; whether the cart took it. A refusal (422: sold out) is logged
 * only. docs/behaviour/shops.md#recommendations.
 */
export function addToCart(
  root: string,
  { variantId, quantity }: CartLine,
  deps: StoreCartDeps,
): Promise<boolean> {
  return postLine(variantId, deps, () =>
    deps.fetch(`${root}cart/add.js`, {
      method: 'POST',
      keepalive: true, // A popup that closes may lead away at once.
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: jsonText({ items: [{ id: Number(variantId) || variantId, quantity }] }),
    }),
  );
}
