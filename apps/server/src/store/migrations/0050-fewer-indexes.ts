import { sql } from 'kysely';
import { lockTables } from './lock-tables.ts';
import type { MigrationStep } from './migration-step.ts';

/**
 * Each index of views and leads is written in the commit of the event. One index now replaces two:
 * it finds views by popup and visitor, for A/B tests, goals and erasing. Leads have one index less.
 * docs/decisions/0063.
 */
export const writeFewerIndexes: MigrationStep = {
  name: '0050-fewer-indexes',
  async up(db, engine) {
    await lockTables(db, engine, ['lead', 'view_event']);
    // Until now, views were removed with their site; from now on they are removed with their popup.
    // If a removal is under way, its popups may already be done, so they are listed again.
    await sql`insert into leftover (owner_id, kind)
      select distinct popup_id, 'popup' from view_event
      where site_id in (select owner_id from leftover where kind = 'site')
      on conflict do nothing`.execute(db);
    await db.schema
      .createIndex('view_event_seen')
      .on('view_event')
      .columns(['popup_id', 'visitor_id', 'at'])
      .execute();
    for (const name of ['view_event_visitor', 'view_event_popup', 'lead_newest'])
      await db.schema.dropIndex(name).execute();
  },
};
