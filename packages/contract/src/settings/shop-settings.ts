import { type Static, Type } from 'typebox';

/**
 * A product that popups may recommend. Prices as the shop writes them.
 * docs/behaviour/shops.md#recommendations.
 */
export const ShopProduct = Type.Object({
  productId: Type.String({ minLength: 1, maxLength: 64 }),
  variantId: Type.String({ minLength: 1, maxLength: 64 }),
  title: Type.String({ maxLength: 300 }),
  description: Type.String({ maxLength: 5000 }),
  handle: Type.String({ maxLength: 300 }),
  image: Type.String({ maxLength: 2000 }),
  price: Type.String({ maxLength: 30 }),
  compareAtPrice: Type.String({ maxLength: 30 }),
  inStock: Type.Integer({ minimum: 0 }),
  collection: Type.String({ maxLength: 120 }),
});
export type ShopProduct = Static<typeof ShopProduct>;

/** What the shop calls are answered from. */
export const ShopSettings = Type.Object({
  currency: Type.String({ maxLength: 8 }),
  /** Subtotal from which shipping is free. */
  freeShippingFrom: Type.Optional(Type.Number({ minimum: 0 })),
  products: Type.Array(ShopProduct, { maxItems: 500 }),
});
export type ShopSettings = Static<typeof ShopSettings>;
