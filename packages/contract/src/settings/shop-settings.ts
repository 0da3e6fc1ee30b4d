import { type Static, Type } from 'typebox';
import { SHOP_PLATFORMS } from '../values/sites/shop-platforms.ts';
import { literals } from './literals.ts';

/** The data for answers to shop calls, besides the catalogue. docs/behaviour/shops.md. */
export const ShopSettings = Type.Object({
  /** For prices without a currency. */
  currency: Type.String({ maxLength: 8 }),
  /** The shop system; missing: the owner has not set it. */
  platform: Type.Optional(literals(SHOP_PLATFORMS)),
  /** Subtotal from which shipping is free. */
  freeShippingFrom: Type.Optional(Type.Number({ minimum: 0 })),
});
export type ShopSettings = Static<typeof ShopSettings>;
