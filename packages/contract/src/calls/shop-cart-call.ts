import { type Static, Type } from 'typebox';

/**
 * `GET {store}/cart.js` of a Shopify shop. Money is in the smallest unit of the currency.
 * docs/behaviour/shops.md#carts.
 */
export const ShopCartAnswer = Type.Object({
  items: Type.Array(
    Type.Object({
      variant_id: Type.Number(),
      product_id: Type.Optional(Type.Number()),
      quantity: Type.Optional(Type.Number()),
    }),
  ),
  total_price: Type.Number(),
  item_count: Type.Number(),
});
export type ShopCartAnswer = Static<typeof ShopCartAnswer>;
