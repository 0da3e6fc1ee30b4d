import { jsonText } from '@beckon/host-page/json-text';
import type { CartLine, StoreCartDeps } from '../cart/cart-line.ts';
import { postLine } from '../cart/post-line.ts';

/** Where WordPress says that its REST interface begins, on each of its pages. */
const API_LINK = 'link[rel="https://api.w.org/"]';

/**
 * The address of a call of WooCommerce's Store API on this page. A WordPress without readable
 * addresses has the whole route in a parameter.
 */
export function storeApiUrl(document: Document, route: string): string {
  const root = document.querySelector<HTMLLinkElement>(API_LINK)?.href ?? '/wp-json/';
  return `${root}wc/store/v1/${route}`;
}

const CHANGES_CART =
  /[?&]wc-ajax=(?:add_to_cart|remove_from_cart|apply_coupon|remove_coupon|get_refreshed_fragments)\b|\/wc\/store\/(?:v1\/)?(?:batch|cart\/\w)/u;

/** Whether a request to that address may have changed the cart; reading it does not. */
export function changesWooCart(url: string): boolean {
  return CHANGES_CART.test(url.replaceAll('%2F', '/'));
}

/**
 * Puts variations, or products without any, into the cart; each call tells whether the cart took
 * it. The store wants the nonce that comes with the cart: it is read once, and again after a
 * refusal, since it may have become too old. A refusal is logged only.
 */
export function createWooAdd(
  document: Document,
  deps: StoreCartDeps,
): (line: CartLine) => Promise<boolean> {
  let nonce: string | undefined;
  const readNonce = async (): Promise<string> => {
    const cart = await deps.fetch(storeApiUrl(document, 'cart'), { credentials: 'same-origin' });
    return cart.headers.get('Nonce') ?? '';
  };
  return ({ variantId, quantity }) =>
    postLine(variantId, deps, async () => {
      const known = nonce ?? (await readNonce());
      const answer = await deps.fetch(storeApiUrl(document, 'cart/add-item'), {
        method: 'POST',
        keepalive: true, // A popup that closes may lead away at once.
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', Nonce: known },
        body: jsonText({ id: Number(variantId) || variantId, quantity }),
      });
      nonce = answer.ok ? (answer.headers.get('Nonce') ?? known) : undefined;
      return answer;
    });
}
