import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * A notice by mail goes to one address. Waiting notices to all addresses of a site are deleted;
 * their leads stay.
 */
export const addNoticeAddresses: MigrationStep = {
  name: '0011-notice-addresses',
  async up(db) {
    await sql`delete from lead_notice where way = 'mail'`.execute(db);
    await db.schema
      .alterTable('lead_notice')
      .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('lead_notice')
      .addColumn('leads', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createIndex('lead_notice_site')
      .on('lead_notice')
      .columns(['site_id', 'due_at'])
      .execute();
  },
};
