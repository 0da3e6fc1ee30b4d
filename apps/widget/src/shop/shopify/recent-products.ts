import { readPath } from '@beckon/host-page/page/foreign-object';
import type { ShopProduct } from '../shop-port.ts';
import { asText, type ShopWindow } from '../shop-window.ts';

const MOST_KEPT = 3; // docs/behaviour/shops.md#recently-visited-products

/**
 * The variant that the page shows: the chosen one, or else the product's first. Undefined on pages
 * without a product.
 */
export function visitedVariant(window: ShopWindow): string | undefined {
  return (
    asText(readPath(window, 'ShopifyAnalytics.meta.selectedVariantId')) ??
    asText(readPath(window, 'ShopifyAnalytics.meta.product.variants.0.id'))
  );
}

/** The product that the page is about; undefined on pages without a product. */
export function visitedProduct(window: ShopWindow): ShopProduct | undefined {
  const product = readPath(window, 'ShopifyAnalytics.meta.product');
  const productId = asText(readPath(product, 'id'));
  if (productId === undefined) return undefined;
  const variantId = visitedVariant(window);
  return {
    productId,
    ...(variantId !== undefined && { variantId }),
    name: asText(readPath(product, 'title')) ?? asText(readPath(product, 'variants.0.name')) ?? '',
    category: asText(readPath(product, 'type')) ?? '',
  };
}

/** Variant ids of the cookie, latest first. */
export function readRecent(cookie: string | undefined): readonly string[] {
  return (cookie ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
    .slice(0, MOST_KEPT);
}

/**
 * The cookie's text after the visitor saw a product. That product is first; at most three are
 * stored.
 */
export function withVisited(cookie: string | undefined, variantId: string): string {
  return [variantId, ...readRecent(cookie).filter((id) => id !== variantId)]
    .slice(0, MOST_KEPT)
    .join(',');
}
