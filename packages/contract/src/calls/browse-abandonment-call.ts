import { type Static, Type } from 'typebox';
import { JsonText, ShortText } from './wire-text.ts';

/**
 * `GET /shopify/save/browse-abandonment`: 5 s after a signed-in customer sees a product, and after
 * cart changes. docs/behaviour/shops.md#calls-for-shops.
 */
export const BrowseAbandonmentQuery = Type.Object({
  clientId: ShortText,
  customer: ShortText,
  products: Type.Optional(JsonText),
  data_for: Type.Union([Type.Literal('abandonment'), Type.Literal('cart')]),
  total_cart_value: Type.Optional(ShortText),
});
export type BrowseAbandonmentQuery = Static<typeof BrowseAbandonmentQuery>;
