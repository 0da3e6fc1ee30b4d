import type { MigrationStep } from './migration-step.ts';

/** When a drawn code expires; null: never. */
export const addCodeEnds: MigrationStep = {
  name: '0009-code-ends',
  async up(db) {
    await db.schema.alterTable('draw').addColumn('code_until', 'bigint').execute();
  },
};
