import { jsonText } from '@beckon/host-page/json-text';
import type { CartStore } from '../shop/wix-cart-details.ts';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { LOCAL_KEYS } from '../visitor/storage-names.ts';

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
