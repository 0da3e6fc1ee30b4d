import { jsonText } from '@beckon/host-page/json-text';
import type { CartLine, StoreCartDeps } from '../cart/cart-line.ts';

/**
 * `POST /cart/add.js` on the store; whether the cart took it. A refusal (422: sold out) is logged
 * only. docs/behaviour/shops.md#recommendations.
 */
export async function addToCart(
  root: string,
  { variantId, quantity }: CartLine,
  { fetch, warn }: StoreCartDeps,
): Promise<boolean> {
  try {
    const answer = await fetch(`${root}cart/add.js`, {
      method: 'POST',
      keepalive: true, // A popup that closes may lead away at once.
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: jsonText({ items: [{ id: Number(variantId) || variantId, quantity }] }),
    });
    if (!answer.ok) warn(`the store's cart did not take ${variantId}: status ${answer.status}`);
    return answer.ok;
  } catch (error) {
    warn(`the store's cart did not answer: ${String(error)}`);
    return false;
  }
}
