import type { MigrationStep } from './migration-step.ts';

/**
 * A table of what events add to the counts of reports. It has one row per commit, which waits there
 * until it is added up. docs/decisions/0052.
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
