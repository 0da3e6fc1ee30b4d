import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * A/B tests, with at most one open test per popup. An index finds the views of a popup by time, for
 * counting.
 */
export const createAbTests: MigrationStep = {
  name: '0036-ab-tests',
  async up(db) {
    await db.schema
      .createTable('ab_test')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('goal', 'text', (column) => column.notNull())
      .addColumn('arms', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('stopped_at', 'bigint')
      .addColumn('winner', 'text')
      .addColumn('final_counts', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('ab_test_of_site')
      .on('ab_test')
      .columns(['site_id', 'state'])
      .execute();
    await sql`create unique index ab_test_open on ab_test (popup_id) where state <> 'stopped'`.execute(
      db,
    );
    await db.schema
      .createIndex('view_event_popup')
      .on('view_event')
      .columns(['popup_id', 'at'])
      .execute();
  },
};
