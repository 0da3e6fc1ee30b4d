import type { MigrationStep } from './migration-step.ts';

/**
 * Whether a lead is in the counts by day: `counted`, or `left-out` because it is spam. Empty if the
 * counts do not change when the owner marks it: it was imported, or came before this step.
 */
export const leaveSpamOut: MigrationStep = {
  name: '0059-uncounted-spam',
  async up(db) {
    await db.schema
      .alterTable('lead')
      .addColumn('counting', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
