import { jsonText } from '@beckon/host-page/json-text';
import type { LinesStore } from '../shop/follow-cart.ts';
import { linesToKeep } from '../shop/kept-lines.ts';
import type { CartStore } from '../shop/wix-cart-details.ts';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { LOCAL_KEYS, SESSION_KEYS } from '../visitor/storage-names.ts';

/** Keeps a cart in local storage; ships with the shop part. */
export function createCartStore(local: StorageArea): CartStore {
  return {
    read: () => local.readJson(LOCAL_KEYS.wixCart),
    write(cart) {
      if (cart === undefined) local.remove(LOCAL_KEYS.wixCart);
      else local.set(LOCAL_KEYS.wixCart, jsonText(cart));
    },
  };
}

/**
 * Keeps the lines of a cart in session storage: what was added in another tab was no step of this
 * one.
 */
export function createLinesStore(session: StorageArea): LinesStore {
  return {
    read: () => session.readJson(SESSION_KEYS.cartLines),
    write: (lines) => session.set(SESSION_KEYS.cartLines, jsonText(linesToKeep(lines))),
  };
}
