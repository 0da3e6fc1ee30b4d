import { sql } from 'kysely';
import type { Database, Engine } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Locks the tables that a step changes. Servers of the previous version still write to these
 * tables, and lock them in any order. So this never waits longer than half a second for one table
 * while it holds another. PostgreSQL waits longer than that before it treats two transactions as a
 * deadlock and aborts one of them. Call this before the step uses the tables.
 */
export async function lockTables(
  db: Database,
  engine: Engine,
  names: readonly (keyof Tables)[],
): Promise<void> {
  // Only one server uses the SQLite file.
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
