import type { MigrationStep } from './migration-step.ts';

/** A popup may have a separate design for phones. */
export const addMobileDesign: MigrationStep = {
  name: '0003-mobile-design',
  async up(db) {
    await db.schema.alterTable('popup').addColumn('mobile_design', 'text').execute();
  },
};
