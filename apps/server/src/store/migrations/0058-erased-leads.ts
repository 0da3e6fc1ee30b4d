import type { MigrationStep } from './migration-step.ts';

/**
 * When a view led to a lead that was erased. A/B tests count the view's visitor as a success
 * without knowing who it was.
 */
export const rememberErasedLeads: MigrationStep = {
  name: '0058-erased-leads',
  async up(db) {
    await db.schema.alterTable('view_event').addColumn('erased_lead_at', 'bigint').execute();
  },
};
