import type { MigrationStep } from './migration-step.ts';

/** How many fields of a lead are filled in: what is stored of an unfinished one never becomes less. */
export const addFilledFields: MigrationStep = {
  name: '0010-filled-fields',
  async up(db) {
    await db.schema
      .alterTable('lead')
      .addColumn('filled', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
