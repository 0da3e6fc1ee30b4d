import { DatabaseSync } from 'node:sqlite';
import { Kysely, type LogEvent, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import { buildStore, type OpenedStore } from '../build-store.ts';
import type { Database, Engine } from '../database.ts';
import { asKyselyDatabase } from './node-sqlite-adapter.ts';
import { createStoreHealth } from '../store-health.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Opens the embedded database. Creates it if it does not exist, and migrates it. `file` may be
 * `:memory:`. Commits are durable (synchronous=FULL). Only one process at a time may write. Rejects
 * when the file cannot be opened or is no database.
 */
export async function openSqlite(file: string): Promise<OpenedStore> {
  const health = createStoreHealth();
  const db = connectSqlite(file, health);
  try {
    return await buildStore(db, sqliteEngine, { health });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Opens the database without migrating it. Throws the errors with which `openSqlite` rejects. */
export function connectSqlite(file: string, health: QueryHealth): Database {
  return overSqlite(openFile(file), health);
}

/** Opens one connection and sets it up. */
export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    for (const pragma of PRAGMAS) database.exec(`pragma ${pragma}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Creates a Kysely instance on an open connection. */
export function overSqlite(database: DatabaseSync, health: QueryHealth): Database {
  return new Kysely<Tables>({
    dialect: new UndoingDialect({ database: asKyselyDatabase(database) }),
    log: health.note,
  });
}

/**
 * SQLite rolls back schema changes with their transaction. Kysely's own adapter does not rely on
 * that: with it, an update that was killed in the middle of a step could never be repeated.
 */
class UndoingDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new UndoingAdapter();
  }
}

class UndoingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

interface QueryHealth {
  readonly note: (event: LogEvent) => void;
}

const BUSY_TIMEOUT_MS = 5000;

const PRAGMAS = [
  `busy_timeout = ${BUSY_TIMEOUT_MS}`,
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  'cache_size = -8192',
  'wal_autocheckpoint = 1000',
  'temp_store = memory',
  // Erased data must not stay readable in the file. This has no measurable cost.
  'secure_delete = on',
];

export const sqliteEngine: Engine = {
  name: 'sqlite',
  leadsAtOnce: 1_000,
  // No lock is needed: there is only one connection, and nothing else runs while a transaction uses
  // it.
  lock: async () => {},
  // The write-ahead log keeps old pages until it is truncated. If another program, such as a
  // backup, is reading the file now, this does not wait, and the next call truncates the log.
  forgetRemoved: (db) =>
    db.connection().execute(async (connection) => {
      await sql`pragma busy_timeout = 0`.execute(connection);
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
      await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(connection);
    }),
};
