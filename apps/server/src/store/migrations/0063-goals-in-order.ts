import type { MigrationStep } from './migration-step.ts';

/**
 * The list of goals follows an index. That of days alone sorted all goals of a day for each page of
 * the list.
 */
export const listGoalsInOrder: MigrationStep = {
  name: '0063-goals-in-order',
  async up(db) {
    await db.schema
      .createIndex('goal_event_in_order')
      .on('goal_event')
      .columns(['site_id', 'day', 'at', 'id'])
      .execute();
    await db.schema.dropIndex('goal_event_by_day').execute();
  },
};
