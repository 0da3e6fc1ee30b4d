import type { ShopKind, ShopPort } from '../../shop/shop-port.ts';
import type { PageAccess, ServerAccess, VisitorStorage } from '../environment.ts';

/** What a page with a shop system adds to the start. */
export interface ShopPage {
  /**
   * The site's client id, for a script tag without one.
   * docs/behaviour/shops.md#client-id-of-a-shop.
   */
  findClientId(): Promise<string | undefined>;
  whenConsents(goOn: () => void): void;
  /** Resolves when the shop's cart is known, or when the shop takes too long. */
  open(kind: ShopKind): Promise<ShopPort | undefined>;
}

export type ShopPageDeps = PageAccess & VisitorStorage & ServerAccess;

/** The lazily loaded `shop` file. */
interface ShopPart {
  openShopPage(deps: ShopPageDeps): ShopPage;
}

/**
 * How to recognise the page of a shop: by its global variable, or by an element that is there
 * before the shop's script has run. Our own plugin for WordPress prints one only in WooCommerce.
 */
const SIGNS: readonly (readonly [ShopKind, global: string, selector?: string])[] = [
  ['shopify', 'Shopify'],
  ['wix', 'wixDevelopersAnalytics', 'meta[name=generator][content^="Wix."]'],
  ['ecwid', 'Ecwid', 'script[src*="ecwid.com/script.js"]'],
  ['woocommerce', 'woocommerce_params', '#beckon-shop,meta[name=generator][content^="WooC"]'],
];

/** Returns the shop system of the page. Pages without one never load our shop chunk. */
export function shopKindOf(window: Window): ShopKind | undefined {
  return SIGNS.find(
    ([, name, selector]) =>
      name in window || (selector && window.document.querySelector(selector) !== null),
  )?.[0];
}

/** A tag manager may add a shop later, so the page is checked again after this time. */
const LOOK_AGAIN_MS = 3_000;

/** Calls the function with a shop that appears later on the page. */
export function whenShopAppears(
  { window, clock }: PageAccess,
  goOn: (kind: ShopKind) => void,
): void {
  clock.after(LOOK_AGAIN_MS, () => {
    const kind = shopKindOf(window);
    if (kind !== undefined) goOn(kind);
  });
}

/**
 * Loads the chunk for shops. Undefined if it cannot be loaded; then nothing starts, because it is
 * not known whether the visitor has consented.
 */
export async function loadShopPage(deps: ShopPageDeps): Promise<ShopPage | undefined> {
  const part = await deps.loadPart('shop');
  return isShopPart(part) ? part.openShopPage(deps) : undefined;
}

function isShopPart(part: unknown): part is ShopPart {
  return 'openShopPage' in Object(part);
}
