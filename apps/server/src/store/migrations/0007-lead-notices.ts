import type { MigrationStep } from './migration-step.ts';

/** Notices of new leads that must still be sent. A restart must not lose them. */
export const addLeadNotices: MigrationStep = {
  name: '0007-lead-notices',
  async up(db) {
    await db.schema
      .createTable('lead_notice')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_notice_due').on('lead_notice').column('due_at').execute();
  },
};
