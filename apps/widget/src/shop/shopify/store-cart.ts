import { jsonText } from '@beckon/host-page/json-text';
import type { CartLine, StoreCartDeps } from '../cart/cart-line.ts';

/**
 * `POST /cart/add.js` on the store. Returns whether the cart accepted the variant. A refusal (422:
 * sold out) is only logged. docs/behaviour/shops.md#recommendations.
 */
export async function addToCart(
  root: string,
  { variantId, quantity }: CartLine,
  { fetch, warn }: StoreCartDeps,
): Promise<boolean> {
  try {
    const answer = await fetch(`${root}cart/add.js`, {
      method: 'POST',
      keepalive: true, // The popup may close and leave the page at once.
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
