import type { MigrationStep } from './migration-step.ts';

/**
 * An index for erasing leads: it finds the other views of the same visitors without reading all of
 * the site's.
 */
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
