import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { moveShopProducts } from './move-shop-products.ts';
import type { MigrationStep } from './migration-step.ts';

/**
 * Products of sites get their own tables, with their counts. Products that were in a site's
 * settings move here.
 */
export const createCatalogue: MigrationStep = {
  name: '0028-catalogue',
  async up(db) {
    await createProducts(db);
    await createImports(db);
    await createCounts(db);
    for (const [name, table, columns] of INDEXES)
      await db.schema.createIndex(name).on(table).columns(columns).execute();
    await moveShopProducts(db);
  },
};

const INDEXES: readonly (readonly [string, string, string[]])[] = [
  ['product_by_place', 'product', ['site_id', 'position', 'variant_id']],
  ['product_by_product', 'product', ['site_id', 'product_id', 'availability', 'position']],
  ['product_by_state', 'product', ['site_id', 'availability', 'position']],
  ['product_by_import', 'product', ['site_id', 'import_number']],
  [
    'product_collection_listed',
    'product_collection',
    ['site_id', 'collection', 'availability', 'position'],
  ],
  ['product_collection_variant', 'product_collection', ['site_id', 'variant_id']],
  ['product_day_top', 'product_day', ['site_id', 'day', 'count']],
  ['product_day_age', 'product_day', ['day']],
  ['product_pair_top', 'product_pair', ['site_id', 'product_id', 'count']],
  ['product_pair_age', 'product_pair', ['last_day']],
  ['catalogue_due', 'catalogue', ['next_at']],
];

/** The description comes last: SQLite then reads the other columns without it. */
async function createProducts(db: Database): Promise<void> {
  await db.schema
    .createTable('product')
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('variant_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('availability', 'integer', (column) => column.notNull())
    .addColumn('import_number', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('price', 'text', (column) => column.notNull())
    .addColumn('compare_at_price', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('inventory', 'integer')
    .addColumn('collections', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_key', ['site_id', 'variant_id'])
    .execute();
  await db.schema
    .createTable('product_collection')
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('variant_id', 'text', (column) => column.notNull())
    .addColumn('availability', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_collection_key', ['site_id', 'collection', 'variant_id'])
    .execute();
}

async function createImports(db: Database): Promise<void> {
  const zero = sql`0`;
  await db.schema
    .createTable('catalogue')
    .addColumn('site_id', 'text', (column) => column.primaryKey())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('schedule', 'text', (column) => column.notNull())
    .addColumn('next_at', 'bigint')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('import_number', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('beat_at', 'bigint', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull().defaultTo(zero))
    .addColumn('added', 'integer', (column) => column.notNull().defaultTo(zero))
    .addColumn('changed', 'integer', (column) => column.notNull().defaultTo(zero))
    .addColumn('unchanged', 'integer', (column) => column.notNull().defaultTo(zero))
    .addColumn('refused', 'integer', (column) => column.notNull().defaultTo(zero))
    .addColumn('gone', 'integer', (column) => column.notNull().defaultTo(zero))
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('catalogue_problem')
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('row_number', 'integer', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_problem_key', ['site_id', 'place'])
    .execute();
}

async function createCounts(db: Database): Promise<void> {
  await db.schema
    .createTable('product_day')
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_day_key', ['site_id', 'day', 'product_id'])
    .execute();
  await db.schema
    .createTable('product_pair')
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('then_id', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_pair_key', ['site_id', 'product_id', 'then_id'])
    .execute();
}
