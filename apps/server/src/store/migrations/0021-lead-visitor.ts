import type { MigrationStep } from './migration-step.ts';

/** An index for draws, which check whether their visitor has sent the form. */
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
