import { readPath } from '@beckon/host-page/page/foreign-object';
import { asText, type ShopWindow } from '../shop-window.ts';

/** The path at which the store's own pages begin: `/`, or `/he/` in a store with several languages. */
export function storeRoot(window: ShopWindow): string {
  const root = asText(readPath(window, 'Shopify.routes.root')) ?? '/';
  return /^\/(?:[\w-]+\/)*$/u.test(root) ? root : '/';
}
