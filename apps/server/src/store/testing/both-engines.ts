import { connectPostgres, postgresEngine } from '../databases/open-postgres.ts';
import { connectSqlite, sqliteEngine } from '../databases/open-sqlite.ts';
import { createStoreHealth } from '../store-health.ts';
import { makePostgresDatabase } from './postgres-database.ts';

export const health = createStoreHealth();

/** An empty database of each kind, before any migration; for `it.each`. */
export const BOTH_ENGINES = [
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
] as const;

async function onSqlite() {
  return { db: connectSqlite(':memory:', health), engine: sqliteEngine, drop: async () => {} };
}

async function onPostgres() {
  const { url, drop } = await makePostgresDatabase();
  return { db: connectPostgres(url, 2, health), engine: postgresEngine, drop };
}
