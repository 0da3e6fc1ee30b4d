import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * Prepares long work in small steps: indexes that find where the next step begins, the counts of
 * each pool of codes, and a list of removed sites whose rows must still be removed.
 */
export const addSmallSteps: MigrationStep = {
  name: '0022-small-steps',
  async up(db) {
    await sql`create index lead_listed on lead (site_id, at, id) where fields <> '[]'`.execute(db);
    await db.schema
      .createIndex('activity_email')
      .on('activity')
      .columns(['site_id', 'email'])
      .execute();
    await db.schema
      .createIndex('activity_customer')
      .on('activity')
      .columns(['site_id', 'customer_id'])
      .execute();
    await db.schema.createIndex('draw_log').on('draw').columns(['popup_id', 'at', 'id']).execute();
    await db.schema
      .createTable('leftover')
      .addColumn('owner_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('prize_pool')
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('prize_id', 'text', (column) => column.notNull())
      .addColumn('codes', 'integer', (column) => column.notNull())
      .addColumn('unused', 'integer', (column) => column.notNull())
      .addColumn('last_position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('prize_pool_key', ['popup_id', 'prize_id'])
      .execute();
    await sql`insert into prize_pool (popup_id, prize_id, codes, unused, last_position)
      select popup_id, prize_id, count(*), sum(case when draw_id is null then 1 else 0 end), max(position)
      from prize_code group by popup_id, prize_id`.execute(db);
  },
};
