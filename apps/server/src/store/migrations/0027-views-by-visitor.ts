import type { MigrationStep } from './migration-step.ts';

/** Erasing leads finds what else the same visitors saw without walking through all of the site's. */
export const findViewsByVisitor: MigrationStep = {
  name: '0027-views-by-visitor',
  async up(db) {
    await db.schema.dropIndex('view_event_site').execute();
    await db.schema
      .createIndex('view_event_visitor')
      .on('view_event')
      .columns(['site_id', 'visitor_id'])
      .execute();
  },
};
