import type { ShopPort } from '../shop/shop-port.ts';
import type { World } from './world.ts';

/** What a page with a shop system adds to the start. */
export interface ShopPage {
  /** The site's client id, for a tag without one. Display spec §7. */
  findClientId(): Promise<string | undefined>;
  whenConsents(goOn: () => void): void;
  /** Resolves when the shop's cart is known, or has taken too long. */
  detect(): Promise<ShopPort | undefined>;
}

/** The lazily loaded `shop` file. */
interface ShopPart {
  openShopPage(world: World): ShopPage;
}

/** Whether the page carries a shop's script; pages without one never load our shop file. */
export function isShopPage(window: Window): boolean {
  return ['Shopify', 'wixDevelopersAnalytics', 'Ecwid'].some((name) => name in window);
}

/**
 * Undefined when our shop file cannot be loaded: then nothing starts, for nothing is known of the
 * visitor's consent.
 */
export async function loadShopPage(world: World): Promise<ShopPage | undefined> {
  const part = await world.loadPart('shop');
  return isShopPart(part) ? part.openShopPage(world) : undefined;
}

function isShopPart(part: unknown): part is ShopPart {
  return typeof part === 'object' && part !== null && 'openShopPage' in part;
}
