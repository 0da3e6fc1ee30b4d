import type { MigrationStep } from './migration-step.ts';

/** A table that is empty except while the readiness check tests whether the disk accepts data. */
export const createWriteProbe: MigrationStep = {
  name: '0013-write-probe',
  async up(db) {
    await db.schema
      .createTable('write_probe')
      .addColumn('filling', 'text', (column) => column.notNull())
      .execute();
  },
};
