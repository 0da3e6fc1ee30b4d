import { type Static, Type } from 'typebox';

/**
 * `POST /cart/add.js` on the shop; 422 (not enough stock) is only logged.
 * docs/behaviour/shops.md#recommendations.
 */
export const ShopCartAddRequest = Type.Object({
  items: Type.Array(Type.Object({ id: Type.String(), quantity: Type.Number() })),
});
export type ShopCartAddRequest = Static<typeof ShopCartAddRequest>;
