import { type Static, Type } from 'typebox';

/** What the shop calls are answered from, besides the catalogue. docs/behaviour/shops.md. */
export const ShopSettings = Type.Object({
  /** Of prices that name none. */
  currency: Type.String({ maxLength: 8 }),
  /** Subtotal from which shipping is free. */
  freeShippingFrom: Type.Optional(Type.Number({ minimum: 0 })),
});
export type ShopSettings = Static<typeof ShopSettings>;
