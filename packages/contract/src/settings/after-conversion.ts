import { type Static, Type } from 'typebox';
import { POPUP_ID_PATTERN } from '../values/popups/popup-id.ts';

/** A product that a conversion puts into the shop's cart. docs/behaviour/shops.md#add-to-cart. */
export const CartLineSettings = Type.Object({
  /** Digits in most shops; `@` separates the fields on the wire. */
  variantId: Type.String({ minLength: 1, maxLength: 64, pattern: '^[^@]+$' }),
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  /** The visitor is sent to the cart afterwards. */
  goesToCart: Type.Boolean(),
});
export type CartLineSettings = Static<typeof CartLineSettings>;

/** The wire has fields for this many. */
export const MOST_CART_LINES = 6;

/**
 * What follows a submission, in the order it is checked.
 * docs/behaviour/conversions.md#what-follows.
 */
export const AfterConversionSettings = Type.Object({
  thanksScreen: Type.Boolean(),
  /** Seconds until the thank-you screen closes by itself; missing: it stays up to 60 s. */
  thanksCloseAfterSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 3600 })),
  redirect: Type.Optional(
    Type.Object({
      url: Type.String({ minLength: 1, maxLength: 2000 }),
      sendFormData: Type.Boolean(),
      target: Type.Union([Type.Literal('same-tab'), Type.Literal('new-tab')]),
    }),
  ),
  /** Added to the shop's cart; nothing happens on pages without a shop. */
  addToCart: Type.Optional(Type.Array(CartLineSettings, { maxItems: MOST_CART_LINES })),
  /** Opens this popup next, through the `click` call. */
  chainToPopupId: Type.Optional(Type.String({ pattern: POPUP_ID_PATTERN })),
});
export type AfterConversionSettings = Static<typeof AfterConversionSettings>;
