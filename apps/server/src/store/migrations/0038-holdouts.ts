import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/** Holdouts, with at most one running per popup and one per site, and the visitors that they count. */
export const createHoldouts: MigrationStep = {
  name: '0038-holdouts',
  async up(db) {
    await db.schema
      .createTable('holdout')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('share', 'integer', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('stopped_at', 'bigint')
      .addColumn('final_counts', 'text')
      .execute();
    await sql`create unique index holdout_running on holdout (site_id, popup_id) where stopped_at is null`.execute(
      db,
    );
    await db.schema
      .createTable('holdout_visitor')
      .addColumn('holdout_id', 'text', (column) => column.notNull())
      .addColumn('visitor_id', 'text', (column) => column.notNull())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('is_held', 'integer', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('holdout_visitor_key', ['holdout_id', 'visitor_id'])
      .execute();
    for (const [name, table, columns] of INDEXES)
      await db.schema.createIndex(name).on(table).columns(columns).execute();
  },
};

const INDEXES: readonly (readonly [string, string, string[]])[] = [
  ['holdout_of_site', 'holdout', ['site_id', 'popup_id']],
  ['holdout_visitor_group', 'holdout_visitor', ['holdout_id', 'is_held']],
  ['holdout_visitor_of_site', 'holdout_visitor', ['site_id', 'visitor_id']],
  ['goal_event_by_name', 'goal_event', ['site_id', 'name', 'at']],
];
