import { jsonText } from '@beckon/host-page/json-text';
import type { LinesStore } from '../../shop/cart/follow-cart.ts';
import { linesToKeep } from '../../shop/cart/kept-lines.ts';
import type { CartStore } from '../../shop/wix/wix-cart-details.ts';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { CART_LINES_KEY, LOADED_LOCAL_KEYS } from '../../visitor/storage-names.ts';

/** Stores a cart in local storage. It is in the `shop` chunk. */
export function createCartStore(local: StorageArea): CartStore {
  return {
    read: () => local.readJson(LOADED_LOCAL_KEYS.wixCart),
    write(cart) {
      if (cart === undefined) local.remove(LOADED_LOCAL_KEYS.wixCart);
      else local.set(LOADED_LOCAL_KEYS.wixCart, jsonText(cart));
    },
  };
}

/**
 * Stores the lines of a cart in session storage, so that products which were added in another tab
 * do not count as a change in this one.
 */
export function createLinesStore(session: StorageArea): LinesStore {
  return {
    read: () => session.readJson(CART_LINES_KEY),
    write: (lines) => session.set(CART_LINES_KEY, jsonText(linesToKeep(lines))),
  };
}
