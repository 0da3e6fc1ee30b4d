import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * The last time that the clock showed, in one row, so that nothing is deleted right after the clock
 * has jumped ahead. In an older database, only the time of the latest change of a popup is known.
 */
export const createSeenClock: MigrationStep = {
  name: '0052-seen-clock',
  async up(db) {
    await db.schema
      .createTable('seen_clock')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('last_seen', 'bigint', (column) => column.notNull())
      .addColumn('deletes_from', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into seen_clock (id, last_seen, deletes_from)
      select 'clock', max(updated_at), 0 from popup having max(updated_at) is not null`.execute(db);
  },
};
