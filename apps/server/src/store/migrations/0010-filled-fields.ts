import type { MigrationStep } from './migration-step.ts';

/**
 * The number of filled fields of a lead, so that a call with fewer answers never replaces an
 * unfinished lead.
 */
export const addFilledFields: MigrationStep = {
  name: '0010-filled-fields',
  async up(db) {
    await db.schema
      .alterTable('lead')
      .addColumn('filled', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
