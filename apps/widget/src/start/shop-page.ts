import type * as ShopPart from '../entrypoints/shop.ts';
import { clientIdRequest, readClientId } from '../calls/client-id-call.ts';
import type { ShopPort } from '../shop/shop-port.ts';
import type { World } from './world.ts';

/** What a page with a shop system adds to the start; loaded only there. */
export interface ShopPage {
  /** The site's client id, for a tag without one. Display spec §7. */
  findClientId(): Promise<string | undefined>;
  whenConsents(goOn: () => void): void;
  /** Resolves when the shop's cart is known, or has taken too long. */
  detect(): Promise<ShopPort | undefined>;
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
  const { window, clock, call, apiBase, local } = world;
  const part = await world.loadPart('shop');
  if (!isShopPart(part)) return undefined;
  return {
    whenConsents: (goOn) => void part.whenShopConsents(window, clock, goOn),
    detect() {
      part.noteVisitedProduct(world);
      return part.detectShop(window, clock, {
        cartStore: part.createCartStore(local),
        fetchCart: () => fetchCart(window),
        onRequestFinished: part.onRequestFinished,
      });
    },
    async findClientId() {
      const domain = part.shopifyDomain(window);
      if (domain === undefined) return undefined;
      const answer = await call('clientId', clientIdRequest(apiBase, domain), readClientId);
      return answer.ok ? answer.value : undefined;
    },
  };
}

function isShopPart(part: unknown): part is typeof ShopPart {
  return typeof part === 'object' && part !== null && 'detectShop' in part;
}

/** The shop's own cart; a failure is logged nowhere but there (display spec §8). */
function fetchCart({ fetch }: Window): Promise<unknown> {
  return fetch('/cart.js', { credentials: 'same-origin' })
    .then((answer): Promise<unknown> => answer.json())
    .catch(() => undefined);
}
