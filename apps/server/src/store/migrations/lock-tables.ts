import { sql } from 'kysely';
import type { Database, Engine } from '../database.ts';
import type { Tables } from '../tables.ts';

/**
 * Locks the tables that a step changes and that servers of the version before still write. These
 * take tables in any order, so this never waits for one table while it holds another for longer
 * than half a second, which is less than the database waits before it ends one of two that wait for
 * each other. To be called before the step does anything with them.
 */
export async function lockTables(
  db: Database,
  engine: Engine,
  names: readonly (keyof Tables)[],
): Promise<void> {
  // One server has the file of SQLite for itself.
  if (engine.name === 'sqlite') return;
  await sql`do $$
    declare given text := current_setting('lock_timeout');
    begin
      loop
        begin
          set local lock_timeout = '500ms';
          lock table ${sql.join(names.map((name) => sql.table(name)))} in access exclusive mode;
          perform set_config('lock_timeout', given, true);
          return;
        exception when lock_not_available then
          perform pg_sleep(0.5);
        end;
      end loop;
    end $$`.execute(db);
}
