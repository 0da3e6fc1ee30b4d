import { visitedVariant, withVisited } from '../shop/recent-products.ts';
import { SHOP_COOKIES } from '../visitor/cookie-names.ts';
import type { World } from './world.ts';

/**
 * Remembers the product of this page for later recommendations; ships with the shop part.
 * docs/behaviour/shops.md#recently-visited-products.
 */
export function noteVisitedProduct({ window, cookies }: World): void {
  const { recentProducts } = SHOP_COOKIES;
  const variantId = visitedVariant(window);
  if (variantId !== undefined)
    cookies.set(recentProducts, withVisited(cookies.get(recentProducts.name), variantId));
}
