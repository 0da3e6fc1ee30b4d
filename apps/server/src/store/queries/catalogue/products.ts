import type { Selectable } from 'kysely';
import type { CatalogueStore, ProductRecord } from '../../records/catalogue-record.ts';
import type { Database } from '../../database.ts';
import type { Tables } from '../../tables/tables.ts';
import { AVAILABILITY, toProduct } from './product-row.ts';

type Products = Pick<CatalogueStore, 'productsByIds' | 'productsOfCollections'>;

/** Rows read to find one variant of each of a few products. */
const LOOKED_AT = 60;

/** What popups show of a catalogue; each answer uses an index. */
export function buildProducts(db: Database): Products {
  return {
    productsByIds: (siteId, ids) => findByIds(db, siteId, [...new Set(ids)]),
    async productsOfCollections(siteId, collections, most) {
      const rows =
        collections.length === 0
          ? await firstOfSite(db, siteId)
          : (
              await Promise.all(collections.map((name) => firstOfCollection(db, siteId, name)))
            ).flat();
      // Each collection is ordered by itself. Sold-out products must come last in the joined list,
      // too.
      const inOrder = rows.toSorted(
        (one, other) => one.availability - other.availability || one.position - other.position,
      );
      return oneOfEachProduct(inOrder.map(toProduct)).slice(0, most);
    },
  };
}

async function findByIds(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<readonly ProductRecord[]> {
  if (ids.length === 0) return [];
  const variants = await db
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', ids)
    .execute();
  // This is not a condition of the query: SQLite would use the index of states and read all of its
  // rows.
  const there = variants.filter(({ availability }) => availability < AVAILABILITY.gone);
  const byVariant = new Map(there.map((row) => [row.variant_id, row]));
  const others = ids.filter((id) => !byVariant.has(id));
  const byProduct = await bestVariants(db, siteId, others);
  const found: ProductRecord[] = [];
  for (const id of ids) {
    const row = byVariant.get(id) ?? byProduct.get(id);
    if (row && !found.some(({ variantId }) => variantId === row.variant_id))
      found.push(toProduct(row));
  }
  return found;
}

/** The first variant of each of these products, by product. */
async function bestVariants(
  db: Database,
  siteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Selectable<Tables['product']>>> {
  if (productIds.length === 0) return new Map();
  const ranked = db
    .selectFrom('product')
    .selectAll()
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('product_id').orderBy('availability').orderBy('position'))
        .as('rank'),
    )
    .where('site_id', '=', siteId)
    .where('product_id', 'in', productIds)
    .as('ranked');
  const rows = await db.selectFrom(ranked).selectAll().where('rank', '=', 1).execute();
  return new Map(
    rows
      .filter(({ availability }) => availability < AVAILABILITY.gone)
      .map((row) => [row.product_id, row]),
  );
}

function firstOfSite(db: Database, siteId: string) {
  return db
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('availability', '<', AVAILABILITY.gone)
    .orderBy('availability')
    .orderBy('position')
    .limit(LOOKED_AT)
    .execute();
}

function firstOfCollection(db: Database, siteId: string, collection: string) {
  return db
    .selectFrom('product_collection as listed')
    .innerJoin('product', (join) =>
      join
        .onRef('product.site_id', '=', 'listed.site_id')
        .onRef('product.variant_id', '=', 'listed.variant_id'),
    )
    .selectAll('product')
    .where('listed.site_id', '=', siteId)
    .where('listed.collection', '=', collection)
    .orderBy('listed.availability')
    .orderBy('listed.position')
    .limit(LOOKED_AT)
    .execute();
}

function oneOfEachProduct(products: readonly ProductRecord[]): readonly ProductRecord[] {
  const seen = new Set<string>();
  return products.filter(({ productId }) => {
    const isFirst = !seen.has(productId);
    seen.add(productId);
    return isFirst;
  });
}
