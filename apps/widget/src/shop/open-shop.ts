import type { Clock } from '@beckon/host-page/clock';
import { within } from '@beckon/host-page/within';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { SHOP_CART_WAIT_MS } from '../timings.ts';
import { createCartListeners } from './cart/cart-listeners.ts';
import { createEcwid } from './ecwid/ecwid.ts';
import type { LinesStore } from './cart/follow-cart.ts';
import type { ShopKind, ShopPort } from './shop-port.ts';
import { createShopify, type ShopifyDeps } from './shopify/shopify.ts';
import { asText, type ShopWindow } from './shop-window.ts';
import { createWix } from './wix/wix.ts';
import type { CartStore } from './wix/wix-cart-details.ts';

export interface ShopDeps extends Pick<ShopifyDeps, 'fetchCart' | 'onRequestFinished'> {
  readonly window: ShopWindow;
  readonly clock: Clock;
  readonly cartStore: CartStore;
  readonly linesStore: LinesStore;
  readonly onWindowEvent: (name: string, handler: () => void) => () => void;
  readonly onScriptLoaded: (handler: () => void) => () => void;
}

/**
 * The shop domain of a Shopify page, under which the server knows its client id; undefined
 * elsewhere. docs/behaviour/shops.md#client-id-of-a-shop.
 */
export function shopifyDomain(window: ShopWindow): string | undefined {
  return asText(readPath(window, 'Shopify.shop'));
}

/**
 * The shop system of that kind on this page. Its cart is known by then, unless the shop takes too
 * long to tell it. Undefined for a Shopify object without a shop.
 */
export async function openShop(kind: ShopKind, deps: ShopDeps): Promise<ShopPort | undefined> {
  const { window, clock, linesStore: store } = deps;
  const listeners = createCartListeners(clock);
  if (kind === 'wix')
    return createWix(window, { ...deps, listeners, memberId: undefined, store: deps.cartStore });
  if (kind === 'shopify' && shopifyDomain(window) === undefined) return undefined;
  const shop = (kind === 'shopify' ? createShopify : createEcwid)(window, {
    ...deps,
    listeners,
    store,
  });
  await within(clock, SHOP_CART_WAIT_MS, shop.start());
  return shop;
}
