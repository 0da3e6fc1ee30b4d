import type { MigrationStep } from './migration-step.ts';

/**
 * Reports by mail are sent as deliveries. `week` is the Monday on which the report begins; it is
 * empty for deliveries of leads.
 */
export const addWeeklyReport: MigrationStep = {
  name: '0040-weekly-report',
  async up(db) {
    for (const table of ['lead_notice', 'delivery_log'])
      await db.schema
        .alterTable(table)
        .addColumn('week', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
