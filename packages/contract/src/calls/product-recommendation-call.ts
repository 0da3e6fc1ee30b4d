import { type Static, Type } from 'typebox';
import { JsonText, ShortText } from './wire-text.ts';

export const PRODUCT_CATEGORIES = [
  'manual',
  'product_collection',
  'last_visited',
  'product_in_cart',
] as const;

/**
 * `POST /api/display/shopify/product-recommendation/{poptin_id}`; lists are JSON arrays of ids in
 * text. docs/behaviour/shops.md#recommendations.
 */
export const ProductRecommendationRequest = Type.Object({
  category: Type.Optional(ShortText),
  manual_products: Type.Optional(JsonText),
  product_collection: Type.Optional(JsonText),
  /** At most 3 variant ids of the cookie `poptin_shopify_recent_product_id`. */
  last_visited: Type.Optional(JsonText),
  product_in_cart: Type.Optional(JsonText),
  count: Type.Optional(ShortText),
  buttons_action: Type.Optional(ShortText),
  client_id: Type.Optional(ShortText),
});
export type ProductRecommendationRequest = Static<typeof ProductRecommendationRequest>;

export const WireProduct = Type.Object({
  product_id: Type.String(),
  variant_id: Type.String(),
  image: Type.String(),
  title: Type.String(),
  body_html: Type.String(),
  handle: Type.String(),
  inventory_quantity: Type.Number(),
  price: Type.String(),
  compare_at_price: Type.String(),
  currency: Type.String(),
});
export type WireProduct = Static<typeof WireProduct>;

export const ProductRecommendationAnswer = Type.Object({
  success: Type.Literal(true),
  currency: Type.String(),
  data: Type.Object({ products: Type.Array(WireProduct) }),
});
export type ProductRecommendationAnswer = Static<typeof ProductRecommendationAnswer>;
