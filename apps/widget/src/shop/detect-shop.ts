import type { Clock } from '@beckon/host-page/clock';
import { within } from '@beckon/host-page/within';
import { SHOPIFY_CART_WAIT_MS } from '../timings.ts';
import { createEcwid } from './ecwid.ts';
import type { ShopPort } from './shop-port.ts';
import { createShopify, type ShopifyPorts } from './shopify.ts';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { asText, type ShopWindow } from './shop-window.ts';
import { createWix } from './wix.ts';
import type { CartStore } from './wix-cart-details.ts';

interface ShopPorts extends ShopifyPorts {
  readonly cartStore: CartStore;
}

/**
 * The shop domain of a Shopify page, under which the server knows its client id; undefined
 * elsewhere. Display spec §7.
 */
export function shopifyDomain(window: ShopWindow): string | undefined {
  return asText(readPath(window, 'Shopify.shop'));
}

/**
 * The shop system of the page, if any. On Shopify the cart is known by then, unless the shop takes
 * too long to tell it.
 */
export async function detectShop(
  window: ShopWindow,
  clock: Clock,
  ports: ShopPorts,
): Promise<ShopPort | undefined> {
  if (shopifyDomain(window) !== undefined) {
    const shopify = createShopify(window, ports);
    await within(clock, SHOPIFY_CART_WAIT_MS, shopify.start());
    return shopify;
  }
  if (readPath(window, 'wixDevelopersAnalytics') !== undefined)
    return createWix(window, { memberId: undefined, store: ports.cartStore });
  return readPath(window, 'Ecwid') === undefined ? undefined : createEcwid(window);
}
