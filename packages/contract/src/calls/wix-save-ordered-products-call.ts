import { type Static, Type } from 'typebox';
import { ShortText } from './wire-text.ts';

export const WixOrderedProduct = Type.Object({
  product_id: Type.String({ maxLength: 200 }),
  product_name: Type.Optional(Type.String({ maxLength: 500 })),
  category: Type.Optional(Type.String({ maxLength: 300 })),
});

/**
 * `POST /api/display/wix/save-ordered-products`; `products` may be JSON in text too.
 * docs/behaviour/shops.md#calls-for-shops.
 */
export const WixSaveOrderedProductsRequest = Type.Object({
  client_id: ShortText,
  customer_id: ShortText,
  products: Type.Union([
    Type.Array(WixOrderedProduct, { maxItems: 200 }),
    Type.String({ maxLength: 60_000 }),
  ]),
  source_table: Type.Optional(ShortText),
});
export type WixSaveOrderedProductsRequest = Static<typeof WixSaveOrderedProductsRequest>;
