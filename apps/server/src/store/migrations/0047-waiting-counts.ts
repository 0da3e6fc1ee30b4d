import type { MigrationStep } from './migration-step.ts';

/**
 * What events add to the counts of reports waits here until it is added up, in one row per commit.
 * docs/decisions/0052.
 */
export const createWaitingCounts: MigrationStep = {
  name: '0047-waiting-counts',
  async up(db, engine) {
    await db.schema
      .createTable('waiting_counts')
      .addColumn('number', engine.name === 'sqlite' ? 'integer' : 'bigserial', (column) =>
        engine.name === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn('counted', 'text', (column) => column.notNull())
      .execute();
  },
};
