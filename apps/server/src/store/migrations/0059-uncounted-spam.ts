import type { MigrationStep } from './migration-step.ts';

/**
 * What a lead was counted as, so that exactly this can be taken out of the counts again when its
 * owner marks it as spam. Empty for all leads that came before this step.
 */
export const leaveSpamOut: MigrationStep = {
  name: '0059-uncounted-spam',
  async up(db) {
    await db.schema
      .alterTable('lead')
      .addColumn('counted', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
