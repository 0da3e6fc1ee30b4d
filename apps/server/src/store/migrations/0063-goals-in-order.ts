import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * The list of goals follows an index. That of days alone sorted all goals of a day for each page of
 * the list. Two small ones find orders by number, and those left out.
 */
export const listGoalsInOrder: MigrationStep = {
  name: '0063-goals-in-order',
  async up(db) {
    await db.schema
      .createIndex('goal_event_in_order')
      .on('goal_event')
      .columns(['site_id', 'day', 'at', 'id'])
      .execute();
    await sql`create index goal_event_by_number on goal_event (site_id, number)
      where number <> ''`.execute(db);
    await sql`create index goal_event_left_out on goal_event (site_id, day, at, id)
      where left_out = 1`.execute(db);
    await db.schema.dropIndex('goal_event_by_day').execute();
  },
};
