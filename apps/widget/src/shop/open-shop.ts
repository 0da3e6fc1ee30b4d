import type { Clock } from '@beckon/host-page/clock';
import { within } from '@beckon/host-page/within';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { SHOP_CART_WAIT_MS } from '../timings.ts';
import { type CartListeners, createCartListeners } from './cart/cart-listeners.ts';
import { createEcwid } from './ecwid/ecwid.ts';
import type { LinesStore } from './cart/follow-cart.ts';
import type { ShopKind, ShopPort } from './shop-port.ts';
import { createShopify } from './shopify/shopify.ts';
import { createWooCommerce, type WooCommerceDeps } from './woocommerce/woocommerce.ts';
import { asText, type ShopWindow } from './shop-window.ts';
import { createWix } from './wix/wix.ts';
import type { CartStore } from './wix/wix-cart-details.ts';

export interface ShopDeps extends Pick<
  WooCommerceDeps,
  'fetchJson' | 'fetch' | 'warn' | 'onRequestFinished'
> {
  readonly window: ShopWindow & { readonly document: Document };
  readonly clock: Clock;
  readonly cartStore: CartStore;
  readonly linesStore: LinesStore;
  /** Requests a Wix site's own function by GET; resolves with undefined if the site has none. */
  readonly fetchCurrentMember: () => Promise<unknown>;
  readonly keepWixCartId: (cartId: string) => void;
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

/** Creates each shop system. `start` resolves when its cart is known. */
const SHOPS: Readonly<
  Record<
    ShopKind,
    (deps: ShopDeps, listeners: CartListeners) => ShopPort & { readonly start: () => Promise<void> }
  >
> = {
  shopify: ({ window, linesStore: store, ...deps }, listeners) =>
    createShopify(window, { ...deps, store, listeners }),
  wix: ({ window, cartStore: store, keepWixCartId: keepCartId, ...deps }, listeners) =>
    createWix(window, { ...deps, store, keepCartId, listeners }),
  ecwid: ({ window, linesStore: store, ...deps }, listeners) =>
    createEcwid(window, { ...deps, store, listeners }),
  woocommerce: ({ window, linesStore: store, ...deps }, listeners) =>
    createWooCommerce(window, { ...deps, store, listeners, document: window.document }),
};

/**
 * Opens the shop system of that kind on this page. Resolves when its cart is known, or when the
 * shop takes too long to report it. Undefined for a Shopify object without a shop.
 */
export async function openShop(kind: ShopKind, deps: ShopDeps): Promise<ShopPort | undefined> {
  if (kind === 'shopify' && shopifyDomain(deps.window) === undefined) return undefined;
  const shop = SHOPS[kind](deps, createCartListeners(deps.clock));
  await within(deps.clock, SHOP_CART_WAIT_MS, shop.start());
  return shop;
}
