import { sql } from 'kysely';
import { lockTables } from './lock-tables.ts';
import type { MigrationStep } from './migration-step.ts';

/**
 * Each index of views and leads is written in the commit of the event. One index finds views by
 * popup and visitor, for A/B tests, goals and erasing, where two did; leads have one index less.
 * docs/decisions/0063.
 */
export const writeFewerIndexes: MigrationStep = {
  name: '0050-fewer-indexes',
  async up(db, engine) {
    await lockTables(db, engine, ['lead', 'view_event']);
    // Views of a removed site were removed with the site, and now are with its popups. Of a removal
    // that is under way, the popups may be done.
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
