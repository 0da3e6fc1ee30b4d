import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { JsonText, ShortText } from './wire-text.ts';

/** Why a product is recommended: the requested reason, or the one that replaced it. */
export const RECOMMENDATION_REASONS = [
  'manual',
  'collection',
  'last_visited',
  'in_cart',
  'bought_after',
  'same_collection',
  'popular_this_week',
  'catalogue_order',
] as const;
export type RecommendationReason = (typeof RECOMMENDATION_REASONS)[number];

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
  /** 0: sold out; 1 where the shop gives no number. */
  inventory_quantity: Type.Number(),
  price: Type.String(),
  compare_at_price: Type.String(),
  currency: Type.String(),
  reason: literals(RECOMMENDATION_REASONS),
});
export type WireProduct = Static<typeof WireProduct>;

export const ProductRecommendationAnswer = Type.Object({
  success: Type.Literal(true),
  currency: Type.String(),
  data: Type.Object({ products: Type.Array(WireProduct) }),
});
export type ProductRecommendationAnswer = Static<typeof ProductRecommendationAnswer>;
