import type {
  ProductRecommendationAnswer,
  ProductRecommendationRequest,
  WireProduct,
} from '@beckon/contract/calls';
import type { ShopProduct, ShopSettings } from '@beckon/contract/settings';
import { readJsonText } from '../../lib/read-json-text.ts';

const MOST_SHOWN = 4;
const DEFAULT_SHOWN = 3;

/**
 * Products of the site's own list, chosen as the popup's block says.
 * docs/behaviour/shops.md#recommendations.
 */
export function recommendProducts(
  wanted: ProductRecommendationRequest,
  shop: ShopSettings | undefined,
): ProductRecommendationAnswer {
  const { currency = '', products = [] } = shop ?? {};
  const count = Math.min(MOST_SHOWN, Math.max(1, Number(wanted.count) || DEFAULT_SHOWN));
  return {
    success: true,
    currency,
    data: {
      products: choose(wanted, products)
        .slice(0, count)
        .map((product) => toWire(product, currency)),
    },
  };
}

function choose(
  wanted: ProductRecommendationRequest,
  products: readonly ShopProduct[],
): readonly ShopProduct[] {
  switch (wanted.category) {
    case 'manual':
      return inOrder(readIds(wanted.manual_products), products);
    case 'last_visited':
      return inOrder(readIds(wanted.last_visited), products);
    case 'product_in_cart':
      return inOrder(readIds(wanted.product_in_cart), products);
    case 'product_collection': {
      const collections = readIds(wanted.product_collection);
      return products.filter(
        ({ collection }) => collections.length === 0 || collections.includes(collection),
      );
    }
    default:
      return products;
  }
}

/** In the order asked for; an id may be of the product or of its variant. */
function inOrder(ids: readonly string[], products: readonly ShopProduct[]): readonly ShopProduct[] {
  const found = ids.flatMap(
    (id) => products.find(({ productId, variantId }) => id === productId || id === variantId) ?? [],
  );
  return [...new Set(found)];
}

/** A JSON list, or ids with commas between them as the cookie of recent products has it. */
function readIds(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return [];
  const list = readJsonText(text);
  if (Array.isArray(list)) return list.map(String);
  return text // Not JSON: the cookie's own form.
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

function toWire(product: ShopProduct, currency: string): WireProduct {
  return {
    product_id: product.productId,
    variant_id: product.variantId,
    image: product.image,
    title: product.title,
    body_html: product.description,
    handle: product.handle,
    inventory_quantity: product.inStock,
    price: product.price,
    compare_at_price: product.compareAtPrice,
    currency,
  };
}
