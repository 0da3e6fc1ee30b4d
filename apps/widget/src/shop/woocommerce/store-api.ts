import { jsonText } from '@beckon/host-page/json-text';
import type { CartLine, StoreCartDeps } from '../cart/cart-line.ts';

/** WordPress pages name the address of their REST interface in this element. */
const API_LINK = 'link[rel="https://api.w.org/"]';

/**
 * The address of a call of WooCommerce's Store API on this page. In a WordPress without permalinks,
 * the complete route is a parameter of the address.
 */
export function storeApiUrl(document: Document, route: string): string {
  const root = document.querySelector<HTMLLinkElement>(API_LINK)?.href ?? '/wp-json/';
  return `${root}wc/store/v1/${route}`;
}

/**
 * The cart page without blocks sends its form, and the links that remove or bring back a product,
 * to its own address.
 */
const CHANGES_CLASSIC_CART = /[?&](?:remove_item|undo_item)=/u;
const CHANGES_CART =
  /[?&]wc-ajax=(?:add_to_cart|remove_from_cart|apply_coupon|remove_coupon|get_refreshed_fragments)\b|\/wc\/store\/(?:v1\/)?(?:batch|cart\/\w)/u;

/**
 * Whether a request to that address may have changed the cart. Requests that only read it do not:
 * each reading would cause the next one. A request of the cart page to itself is the form of that
 * page. Both addresses are complete.
 */
export function changesWooCart(url: string, cartPage: string): boolean {
  const call = url.replaceAll('%2F', '/');
  return (
    CHANGES_CART.test(call) ||
    CHANGES_CLASSIC_CART.test(url) ||
    (!call.includes('/wc/store/') && isPage(url, new URL(cartPage)))
  );
}

/** Without permalinks, all pages and calls have the same path, so no request is known by it. */
function isPage(url: string, { origin, pathname }: URL): boolean {
  const [address = ''] = url.split(/[?#]/u);
  const bare = (text: string): string => text.replace(/\/$/u, '');
  return pathname !== '/' && bare(address) === bare(origin + pathname);
}

/**
 * Puts a variation, or a product without variations, into the cart. Returns whether the cart
 * accepted it. The store requires the nonce that comes with the cart. A refusal is only logged.
 */
export async function addToWooCart(
  document: Document,
  { variantId, quantity }: CartLine,
  { fetch, warn }: StoreCartDeps,
): Promise<boolean> {
  try {
    const cart = await fetch(storeApiUrl(document, 'cart'), { credentials: 'same-origin' });
    const answer = await fetch(storeApiUrl(document, 'cart/add-item'), {
      method: 'POST',
      keepalive: true, // The popup may close and leave the page at once.
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Nonce: cart.headers.get('Nonce') ?? '' },
      body: jsonText({ id: Number(variantId) || variantId, quantity }),
    });
    if (!answer.ok) warn(`the store's cart did not take ${variantId}: status ${answer.status}`);
    return answer.ok;
  } catch (error) {
    warn(`the store's cart did not answer: ${String(error)}`);
    return false;
  }
}
