import type { MigrationStep } from './migration-step.ts';

/** A draw asks whether its visitor has sent the form. */
export const addLeadVisitor: MigrationStep = {
  name: '0021-lead-visitor',
  async up(db) {
    await db.schema
      .createIndex('lead_visitor')
      .on('lead')
      .columns(['popup_id', 'visitor_id'])
      .execute();
  },
};
