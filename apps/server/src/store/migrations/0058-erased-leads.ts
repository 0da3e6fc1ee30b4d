import type { MigrationStep } from './migration-step.ts';

/**
 * The hour in which a view's visitor left a lead that was erased since. A/B tests count the visitor
 * as a success without knowing who it was.
 */
export const rememberErasedLeads: MigrationStep = {
  name: '0058-erased-leads',
  async up(db) {
    await db.schema.alterTable('view_event').addColumn('erased_lead_at', 'bigint').execute();
  },
};
