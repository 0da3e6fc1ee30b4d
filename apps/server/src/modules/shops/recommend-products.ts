import type {
  ProductRecommendationAnswer,
  ProductRecommendationRequest,
  RecommendationReason,
  WireProduct,
} from '@beckon/contract/calls';
import { readJsonText } from '../../lib/json/read-json-text.ts';
import type { ProductRecord, Store } from '../../store/store.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

const MOST_SHOWN = 4;
const DEFAULT_SHOWN = 3;
const DAYS_OF_A_WEEK = 7;
/** More than are shown, because some may be gone or already chosen. */
const LOOKED_AT = 12;

export interface RecommendDeps {
  readonly store: Pick<
    Store,
    'productsByIds' | 'productsOfCollections' | 'popularProducts' | 'orderedAfter'
  >;
  readonly siteId: string;
  /** The currency of products without one. */
  readonly currency: string;
  /** The site's day, `YYYY-MM-DD`. */
  readonly today: string;
}

interface Choice {
  readonly reason: RecommendationReason;
  readonly products: readonly ProductRecord[];
}

/**
 * Products of the site's catalogue, chosen by the settings of the popup's block. Each has the
 * reason why it was chosen. docs/behaviour/shops.md#recommendations.
 */
export async function recommendProducts(
  wanted: ProductRecommendationRequest,
  deps: RecommendDeps,
): Promise<ProductRecommendationAnswer> {
  const count = Math.min(MOST_SHOWN, Math.max(1, Number(wanted.count) || DEFAULT_SHOWN));
  const chosen = new Map<string, WireProduct>();
  for await (const { reason, products } of choices(wanted, deps)) {
    for (const product of soldOutLast(products))
      if (chosen.size < count && !chosen.has(product.variantId))
        chosen.set(product.variantId, toWire(product, reason, deps.currency));
    if (chosen.size >= count) break;
  }
  return { success: true, currency: deps.currency, data: { products: [...chosen.values()] } };
}

/**
 * The requested choice, followed by choices that replace missing products. A choice by the owner is
 * never filled up.
 */
async function* choices(
  wanted: ProductRecommendationRequest,
  deps: RecommendDeps,
): AsyncGenerator<Choice> {
  const { store, siteId } = deps;
  const byIds = (ids: readonly string[]) => store.productsByIds(siteId, ids);
  const [recent, inCart] = [readIds(wanted.last_visited), readIds(wanted.product_in_cart)];
  switch (wanted.category) {
    case 'manual':
      return yield { reason: 'manual', products: await byIds(readIds(wanted.manual_products)) };
    case 'last_visited':
      return yield { reason: 'last_visited', products: await byIds(recent) };
    case 'product_in_cart':
      return yield { reason: 'in_cart', products: await byIds(inCart) };
    case 'product_collection': {
      const names = readIds(wanted.product_collection);
      return yield {
        reason: 'collection',
        products: await store.productsOfCollections(siteId, names, LOOKED_AT),
      };
    }
    case 'bought_after':
    case 'same_collection':
    case 'popular_this_week':
      return yield* explained(wanted.category, [...inCart, ...recent], deps);
    default:
      return yield inOrder(deps);
  }
}

type Explained = 'bought_after' | 'same_collection' | 'popular_this_week';

/** The choices that fill up each choice, in order. */
const ORDER: Readonly<Record<Explained, readonly Explained[]>> = {
  bought_after: ['bought_after', 'same_collection', 'popular_this_week'],
  same_collection: ['same_collection', 'popular_this_week'],
  popular_this_week: ['popular_this_week'],
};

async function* explained(
  wanted: Explained,
  seenIds: readonly string[],
  deps: RecommendDeps,
): AsyncGenerator<Choice> {
  const seen = await deps.store.productsByIds(deps.siteId, seenIds);
  const isSeen = ({ productId }: ProductRecord) => seen.some((one) => one.productId === productId);
  for (const reason of ORDER[wanted]) {
    const products = await FINDERS[reason](seen, deps);
    yield { reason, products: products.filter((product) => !isSeen(product)) };
  }
  const rest = await inOrder(deps);
  yield { ...rest, products: rest.products.filter((product) => !isSeen(product)) };
}

type Finder = (
  seen: readonly ProductRecord[],
  deps: RecommendDeps,
) => Promise<readonly ProductRecord[]>;

const FINDERS: Readonly<Record<Explained, Finder>> = {
  async bought_after(seen, { store, siteId }) {
    const ids = seen.map(({ productId }) => productId);
    return store.productsByIds(siteId, await store.orderedAfter(siteId, ids, LOOKED_AT));
  },
  async same_collection(seen, { store, siteId }) {
    const names = [...new Set(seen.flatMap(({ collections }) => collections))].slice(0, 5);
    return names.length === 0 ? [] : store.productsOfCollections(siteId, names, LOOKED_AT);
  },
  async popular_this_week(_seen, { store, siteId, today }) {
    const since = new Date(Date.parse(today) - (DAYS_OF_A_WEEK - 1) * DAY_MS);
    const ids = await store.popularProducts(siteId, since.toISOString().slice(0, 10), LOOKED_AT);
    return store.productsByIds(siteId, ids);
  },
};

/**
 * If nothing is known about the visitor's interests: the first products of the catalogue, with this
 * reason.
 */
async function inOrder({ store, siteId }: RecommendDeps): Promise<Choice> {
  return {
    reason: 'catalogue_order',
    products: await store.productsOfCollections(siteId, [], LOOKED_AT),
  };
}

function soldOutLast(products: readonly ProductRecord[]): readonly ProductRecord[] {
  const isSoldOut = ({ state }: ProductRecord) => Number(state === 'sold-out');
  return products.toSorted((one, other) => isSoldOut(one) - isSoldOut(other));
}

/** Parses a JSON list, or ids separated by commas as in the cookie of recent products. */
function readIds(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return [];
  const list = readJsonText(text);
  const ids = Array.isArray(list) ? list.map(String) : text.split(',').map((id) => id.trim());
  return ids.filter((id) => id !== '').slice(0, LOOKED_AT);
}

function toWire(
  product: ProductRecord,
  reason: RecommendationReason,
  currency: string,
): WireProduct {
  return {
    product_id: product.productId,
    variant_id: product.variantId,
    image: product.image,
    title: product.title,
    body_html: product.description,
    handle: product.handle,
    inventory_quantity: product.inventory ?? 1,
    price: product.price,
    compare_at_price: product.compareAtPrice,
    currency: product.currency === '' ? currency : product.currency,
    reason,
  };
}
