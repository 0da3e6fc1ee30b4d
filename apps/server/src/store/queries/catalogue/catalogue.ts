import { sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type {
  CatalogueRecord,
  CatalogueStore,
  ProductCounts,
} from '../../records/catalogue-record.ts';
import type { Database } from '../../database.ts';
import { toCatalogue } from './catalogue-row.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { AVAILABILITY } from './product-row.ts';
import { collectionNames, readProductsPage } from './products-page.ts';
import { removeStep } from '../remove-step.ts';

type OwnerCatalogue = Pick<
  CatalogueStore,
  | 'catalogue'
  | 'productCounts'
  | 'productsPage'
  | 'collectionsOf'
  | 'importProblems'
  | 'scheduleCatalogue'
  | 'removeCatalogue'
>;

const REMOVED_A_STEP = 100;

/** The methods with which owners see and change their catalogue. docs/decisions/0020. */
export function buildCatalogue(db: Database): OwnerCatalogue {
  return {
    async catalogue(accountId, siteId) {
      if (!(await ownsSite(db, accountId, siteId))) return undefined;
      return findCatalogue(db, siteId);
    },
    async productCounts(accountId, siteId) {
      if (!(await ownsSite(db, accountId, siteId))) return undefined;
      return countProducts(db, siteId);
    },
    async productsPage(accountId, siteId, query) {
      return (await ownsSite(db, accountId, siteId))
        ? readProductsPage(db, siteId, query)
        : undefined;
    },
    async collectionsOf(accountId, siteId, most) {
      return (await ownsSite(db, accountId, siteId))
        ? collectionNames(db, siteId, most)
        : undefined;
    },
    async importProblems(accountId, siteId, { after, limit }) {
      if (!(await ownsSite(db, accountId, siteId))) return [];
      const rows = await db
        .selectFrom('catalogue_problem')
        .select(['place', 'row_number', 'message'])
        .where('site_id', '=', siteId)
        .where('place', '>', after)
        .orderBy('place')
        .limit(limit)
        .execute();
      return rows.map(({ place, row_number: row, message }) => ({ place, row, message }));
    },
    async scheduleCatalogue(accountId, siteId, { schedule, nextAt }) {
      if (!(await ownsSite(db, accountId, siteId))) return false;
      const { numUpdatedRows } = await db
        .updateTable('catalogue')
        .set({ schedule, next_at: nextAt ?? null })
        .where('site_id', '=', siteId)
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },
    async removeCatalogue(accountId, siteId) {
      if (!(await ownsSite(db, accountId, siteId))) return false;
      // This comes first, so that a running import ends with its next step.
      await db.deleteFrom('catalogue').where('site_id', '=', siteId).execute();
      await removeRows(db, siteId);
      return true;
    },
  };
}

export async function findCatalogue(
  db: Database,
  siteId: string,
): Promise<CatalogueRecord | undefined> {
  const row = await db
    .selectFrom('catalogue')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && toCatalogue(row);
}

async function countProducts(db: Database, siteId: string): Promise<ProductCounts> {
  const rows = await db
    .selectFrom('product')
    .select((eb) => ['availability', eb.fn.countAll().as('count')])
    .where('site_id', '=', siteId)
    .groupBy('availability')
    .execute();
  const countOf = (wanted: number) =>
    Number(rows.find(({ availability }) => availability === wanted)?.count ?? 0);
  return {
    available: countOf(AVAILABILITY.available),
    'sold-out': countOf(AVAILABILITY['sold-out']),
    gone: countOf(AVAILABILITY.gone),
  };
}

const OF_A_CATALOGUE = [
  { table: 'product_collection', key: ['site_id', 'collection', 'variant_id'] },
  { table: 'product', key: ['site_id', 'variant_id'] },
  { table: 'catalogue_problem', key: ['site_id', 'place'] },
] as const;

async function removeRows(db: Database, siteId: string): Promise<void> {
  for (const { table, key } of OF_A_CATALOGUE)
    for (let gone = REMOVED_A_STEP; gone === REMOVED_A_STEP; await letOthersRun())
      gone = await removeStep(db, {
        table,
        key,
        where: sql`site_id = ${siteId}`,
        most: REMOVED_A_STEP,
      });
}
