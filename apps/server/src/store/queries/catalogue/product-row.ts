import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ProductState } from '@beckon/contract/owner-calls';
import type { NewProduct, ProductRecord } from '../../records/catalogue-record.ts';
import { parseJson } from '../../parse-json.ts';
import type { Tables } from '../../tables/tables.ts';

/** The numbers in the column, in the order in which products are recommended. */
export const AVAILABILITY = { available: 0, 'sold-out': 1, gone: 2 } as const;
const STATES: readonly ProductState[] = ['available', 'sold-out', 'gone'];

type ProductRow = Selectable<Tables['product']>;

export function availabilityOf({ inventory }: Pick<NewProduct, 'inventory'>): number {
  return inventory === undefined || inventory > 0
    ? AVAILABILITY.available
    : AVAILABILITY['sold-out'];
}

export function stateOf(availability: number): ProductState {
  return STATES[availability] ?? 'gone';
}

/** A digest that is the same for the same product, so that an import writes only what differs. */
export function digestOf(product: NewProduct): string {
  const { variantId, productId, title, description, handle, image, inventory } = product;
  const parts = [variantId, productId, title, description, handle, image, inventory ?? null];
  const { price, compareAtPrice, currency, collections } = product;
  return createHash('sha1')
    .update(JSON.stringify([...parts, price, compareAtPrice, currency, collections]))
    .digest('base64url');
}

export interface RowPlace {
  readonly siteId: string;
  readonly importNumber: number;
  readonly position: number;
  readonly source: string;
  readonly digest: string;
  readonly at: number;
}

export function toProductRow(product: NewProduct, place: RowPlace): ProductRow {
  const { variantId, productId, title, collections } = product;
  return {
    site_id: place.siteId,
    variant_id: variantId,
    product_id: productId,
    position: place.position,
    availability: availabilityOf(product),
    import_number: place.importNumber,
    digest: place.digest,
    search_text: [title, productId, variantId, ...collections].join(' ').toLowerCase(),
    title,
    handle: product.handle,
    image: product.image,
    price: product.price,
    compare_at_price: product.compareAtPrice,
    currency: product.currency,
    inventory: product.inventory ?? null,
    collections: JSON.stringify(collections),
    source: place.source,
    updated_at: place.at,
    description: product.description,
  };
}

export function toProduct(row: ProductRow): ProductRecord {
  return {
    variantId: row.variant_id,
    productId: row.product_id,
    title: row.title,
    description: row.description,
    handle: row.handle,
    image: row.image,
    price: row.price,
    compareAtPrice: row.compare_at_price,
    currency: row.currency,
    inventory: row.inventory ?? undefined,
    collections: parseJson<readonly string[]>(row.collections),
    state: stateOf(row.availability),
    updatedAt: row.updated_at,
  };
}
