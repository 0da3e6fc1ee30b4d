import type { MigrationStep } from './migration-step.ts';

/** Reports by mail go out as deliveries do: `week` is the Monday that one begins with, else empty. */
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
