import type { ShopPort } from './shop-port.ts';

/** The shop system of the page, which may be found after everything else has started. */
export interface PageShop {
  /** Undefined on pages without a shop, and until it is found. */
  port(): ShopPort | undefined;
  /**
   * Runs the handler once when a shop is found, or at once if one was. Returns the function that
   * stops waiting.
   */
  whenFound(handler: (shop: ShopPort) => void): () => void;
  found(shop: ShopPort | undefined): void;
}

export function createPageShop(): PageShop {
  const waiting = new Set<(shop: ShopPort) => void>();
  let port: ShopPort | undefined;
  return {
    port: () => port,
    whenFound(handler) {
      if (port === undefined) waiting.add(handler);
      else handler(port);
      return () => void waiting.delete(handler);
    },
    found(shop) {
      if (shop === undefined) return;
      port = shop;
      [...waiting].forEach((handler) => handler(shop));
      waiting.clear();
    },
  };
}
