import type { BrowseAbandonmentQuery, WixSaveOrderedProductsRequest } from '@beckon/contract/calls';
import { jsonText } from '@beckon/host-page/json-text';
import type { CallRequest } from '@beckon/host-page/send';
import type { ShopProduct } from '../shop/shop-port.ts';
import { cut, LIMITS } from './to-wire/to-wire.ts';

interface Browsing {
  readonly clientId: string;
  /** The id of the shop's customer. These calls are made only for customers who are signed in. */
  readonly customerId: string;
  readonly products: readonly ShopProduct[];
}

/** `GET /shopify/save/browse-abandonment`. docs/behaviour/shops.md#calls-for-shops. */
export function browseAbandonmentRequest(
  apiBase: string,
  {
    clientId,
    customerId,
    products,
    kind,
    cartValue,
  }: Browsing & { readonly kind: 'abandonment' | 'cart'; readonly cartValue: number },
): CallRequest {
  const query = {
    clientId,
    customer: cut(customerId, LIMITS.short),
    products: jsonText(
      products.map(({ productId, variantId, name }) => ({
        product_id: productId,
        ...(variantId !== undefined && { variant_id: variantId }),
        title: name,
      })),
    ),
    data_for: kind,
    total_cart_value: String(cartValue),
  } satisfies BrowseAbandonmentQuery;
  return {
    url: `${apiBase}/shopify/save/browse-abandonment?${new URLSearchParams(query).toString()}`,
  };
}

/** `POST /api/display/wix/save-ordered-products`. docs/behaviour/shops.md#calls-for-shops. */
export function orderedProductsRequest(
  apiBase: string,
  { clientId, customerId, products }: Browsing,
): CallRequest {
  const json = {
    client_id: clientId,
    customer_id: cut(customerId, LIMITS.short),
    products: products.map(({ productId, name, category }) => ({
      product_id: productId,
      product_name: name,
      category,
    })),
    source_table: 'browse_abandonment',
  } satisfies WixSaveOrderedProductsRequest;
  return {
    url: `${apiBase}/api/display/wix/save-ordered-products`,
    body: { json },
    outlivesPage: true,
  };
}
