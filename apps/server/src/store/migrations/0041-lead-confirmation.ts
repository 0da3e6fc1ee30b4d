import type { MigrationStep } from './migration-step.ts';

/**
 * Records whether a lead has confirmed its address, and marks deliveries that are the mail asking
 * for it.
 */
export const addLeadConfirmation: MigrationStep = {
  name: '0041-lead-confirmation',
  async up(db) {
    await db.schema
      .alterTable('lead')
      .addColumn('confirmation', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const table of ['lead_notice', 'delivery_log'])
      await db.schema
        .alterTable(table)
        .addColumn('confirms', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};
