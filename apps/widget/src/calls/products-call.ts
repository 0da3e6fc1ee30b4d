import type { ProductRecommendationRequest } from '@beckon/contract/calls';
import type { OfferedProduct, ProductsAsk } from '@beckon/popup-view/view-contract';
import { jsonText } from '@beckon/host-page/json-text';
import { asList, asRecord, asText } from './answer-reading.ts';
import type { CallRequest } from '@beckon/host-page/send';
import type { VisitFacts } from './visit-facts.ts';

/** Products that the visitor has shown interest in: variant ids, latest first. */
interface Taste {
  readonly recent: readonly string[];
  readonly facts: VisitFacts;
}

/**
 * `POST /api/display/shopify/product-recommendation/{poptin_id}`.
 * docs/behaviour/shops.md#recommendations.
 */
export function productsRequest(
  apiBase: string,
  { popupId, category, chosen, count, action }: ProductsAsk,
  { recent, facts }: Taste,
): CallRequest {
  const ids = jsonText(
    chosen
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  );
  const form = {
    category,
    manual_products: category === 'manual' ? ids : '[]',
    product_collection: category === 'product_collection' ? ids : '[]',
    last_visited: jsonText(recent),
    product_in_cart: jsonText(idsOf(facts.cart)),
    count: String(count),
    buttons_action: action,
    client_id: facts.clientId,
  } satisfies ProductRecommendationRequest;
  return {
    url: `${apiBase}/api/display/shopify/product-recommendation/${popupId}`,
    body: { form },
  };
}

/** Ids of the products in the cart. Wix and Ecwid have product ids only, no variant ids. */
function idsOf(cart: VisitFacts['cart']): readonly string[] {
  if (cart === undefined) return [];
  return cart.variantIds.length > 0 ? cart.variantIds : cart.productIds;
}

/**
 * The products of an answer; undefined if the answer is malformed. Products without a variant or a
 * title are left out, because they cannot be offered.
 */
export function readProducts(
  answer: unknown,
  storeRoot: string,
): readonly OfferedProduct[] | undefined {
  const record = asRecord(answer);
  const data = asRecord(record?.['data']);
  if (data === undefined) return undefined;
  const currency = asText(record?.['currency']) ?? '';
  return asList(data['products']).flatMap((item) => readProduct(item, currency, storeRoot) ?? []);
}

function readProduct(
  item: unknown,
  currency: string,
  storeRoot: string,
): OfferedProduct | undefined {
  const wire = asRecord(item) ?? {};
  const text = (name: string): string => asText(wire[name]) ?? '';
  const variantId = text('variant_id');
  const title = text('title');
  if (variantId === '' || title === '') return undefined;
  return {
    productId: text('product_id'),
    variantId,
    title,
    image: webAddress(text('image')),
    price: text('price'),
    compareAtPrice: text('compare_at_price'),
    currency: text('currency') || currency,
    pageUrl: productPage(text('handle'), variantId, storeRoot),
    reason: text('reason'),
    // A shop that sold more than its stock reports a number below zero.
    isSoldOut: Number(text('inventory_quantity') || 1) <= 0,
  };
}

/** The address of a product's page. Shopify gives a handle, other shops the whole address or a path. */
function productPage(handle: string, variantId: string, storeRoot: string): string {
  if (handle === '') return '';
  if (handle.includes('/')) return webAddress(handle);
  return `${storeRoot}products/${encodeURIComponent(handle)}?variant=${encodeURIComponent(variantId)}`;
}

/**
 * A whole web address or a path of the shop; empty for anything else, so that no link leads to
 * `javascript:` or a file.
 */
function webAddress(address: string): string {
  return /^(?:https?:\/)?\//iu.test(address) ? address : '';
}
