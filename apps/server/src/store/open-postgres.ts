import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { buildStore, type OpenedStore } from './build-store.ts';
import type { Database, Engine } from './database.ts';
import { createStoreHealth, type StoreHealth } from './store-health.ts';
import type { Tables } from './tables/tables.ts';

const INT8 = 20;

/**
 * How long a query waits for a free connection. With many draws at once the wait is long, and
 * refusing a draw after a few seconds would cost a visitor the prize.
 */
const CONNECT_PATIENCE_MS = 30_000;

/**
 * Opens (and migrates) a PostgreSQL database; several servers may share it. Rejects when it cannot
 * be reached.
 */
export async function openPostgres(
  url: string,
  options: { readonly connections?: number } = {},
): Promise<OpenedStore> {
  const health = createStoreHealth();
  const db = connectPostgres(url, options.connections ?? 10, health);
  try {
    return await buildStore(db, postgresEngine, health);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Opens the database without migrating it. It connects at the first query. */
export function connectPostgres(url: string, connections: number, health: StoreHealth): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    // Counts and times come as int8, which the driver would give as text.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format),
    },
  });
  // The pool replaces a broken connection, and its query fails. Without listeners for both idle and
  // busy connections, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: health.note });
}

export const postgresEngine: Engine = {
  name: 'postgres',
  // A statement does not block other work, and each one costs a round trip.
  leadsAtOnce: 200_000,
  async lock(transaction, name) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7))`.execute(transaction);
  },
  // Autovacuum does this by itself.
  forgetRemoved: async () => {},
};
