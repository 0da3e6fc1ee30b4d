import { jsonText } from '@beckon/host-page/json-text';
export type StoreFetch = (
  url: string,
  init: RequestInit,
) => Promise<{ readonly status: number; readonly ok: boolean }>;

interface StoreCartPorts {
  readonly fetch: StoreFetch;
  readonly warn: (line: string) => void;
}

/**
 * `POST /cart/add.js` on the store; whether the cart took it. A refusal (422: sold out) is logged
 * only. docs/behaviour/shops.md#recommendations.
 */
export async function addToCart(
  root: string,
  variantId: string,
  { fetch, warn }: StoreCartPorts,
): Promise<boolean> {
  try {
    const answer = await fetch(`${root}cart/add.js`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: jsonText({ items: [{ id: Number(variantId) || variantId, quantity: 1 }] }),
    });
    if (!answer.ok) warn(`the store's cart did not take ${variantId}: status ${answer.status}`);
    return answer.ok;
  } catch (error) {
    warn(`the store's cart did not answer: ${String(error)}`);
    return false;
  }
}
