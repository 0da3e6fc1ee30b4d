import type { ProductRecommendationRequest } from '@beckon/contract/calls';
import type { OfferedProduct, ProductsAsk } from '@beckon/popup-view/view-contract';
import { jsonText } from '@beckon/host-page/json-text';
import { asList, asRecord, asText } from './answer-reading.ts';
import type { CallRequest } from '@beckon/host-page/send';
import type { VisitFacts } from './visit-facts.ts';

/** What is known of the visitor's taste: variant ids, latest first. */
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

/** Ids of what is in the cart; Wix and Ecwid name products only. */
function idsOf(cart: VisitFacts['cart']): readonly string[] {
  if (cart === undefined) return [];
  return cart.variantIds.length > 0 ? cart.variantIds : cart.productIds;
}

/**
 * The products of an answer; undefined when it is none. Those without a variant or a title cannot
 * be offered.
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
    // Shops that sold more than they had report a number below zero.
    isSoldOut: Number(text('inventory_quantity') || 1) <= 0,
  };
}

/** A product's page by its handle; shops other than Shopify give the whole address or a path. */
function productPage(handle: string, variantId: string, storeRoot: string): string {
  if (handle === '') return '';
  if (handle.includes('/')) return webAddress(handle);
  return `${storeRoot}products/${encodeURIComponent(handle)}?variant=${encodeURIComponent(variantId)}`;
}

/**
 * A whole address or a path of the shop. Empty for what is neither: none of ours leads to
 * `javascript:` or into a file.
 */
function webAddress(address: string): string {
  return /^(?:https?:\/)?\//iu.test(address) ? address : '';
}
