import { createEcwid } from './ecwid.ts';
import type { ShopPort } from './shop-port.ts';
import { createShopify, type ShopifyPorts } from './shopify.ts';
import { asText, readPath, type ShopWindow } from './shop-window.ts';
import { createWix } from './wix.ts';

/** The shop domain of a Shopify page, under which the server knows its client id; undefined elsewhere. Display spec §7. */
export function shopifyDomain(window: ShopWindow): string | undefined {
  return asText(readPath(window, 'Shopify.shop'));
}

/** The shop system of the page, if any. Nothing is asked of it before someone wants to know. */
export function detectShop(window: ShopWindow, ports: ShopifyPorts): ShopPort | undefined {
  if (shopifyDomain(window) !== undefined) {
    const shopify = createShopify(window, ports);
    void shopify.start();
    return shopify;
  }
  if (readPath(window, 'wixDevelopersAnalytics') !== undefined) return createWix(window, undefined);
  return readPath(window, 'Ecwid') === undefined ? undefined : createEcwid(window);
}
