import type { MigrationStep } from './migration-step.ts';

/** Carts that visitors had when a popup showed, until they are ordered or a week old. */
export const createOpenCarts: MigrationStep = {
  name: '0048-open-carts',
  async up(db) {
    await db.schema
      .createTable('open_cart')
      .addColumn('scope_id', 'text', (column) => column.notNull())
      .addColumn('visitor_id', 'text', (column) => column.notNull())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('view_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('open_cart_key', ['scope_id', 'visitor_id'])
      .execute();
    for (const [name, columns] of INDEXES)
      await db.schema.createIndex(name).on('open_cart').columns(columns).execute();
  },
};

const INDEXES: readonly (readonly [string, string[]])[] = [
  ['open_cart_of_visitor', ['site_id', 'visitor_id']],
  ['open_cart_of_scope', ['scope_id', 'seen_at']],
  ['open_cart_by_age', ['seen_at']],
];
