import type { MigrationStep } from './migration-step.ts';

/**
 * Indexes for erasing leads: they find the leads' closes and notices without reading all of the
 * site's.
 */
export const findByLead: MigrationStep = {
  name: '0026-found-by-lead',
  async up(db) {
    await db.schema.dropIndex('close_event_site').execute();
    await db.schema
      .createIndex('close_event_view')
      .on('close_event')
      .columns(['site_id', 'view_id'])
      .execute();
    await db.schema
      .createIndex('lead_notice_lead')
      .on('lead_notice')
      .columns(['site_id', 'lead_id'])
      .execute();
  },
};
