import { Kysely, PostgresDialect, sql } from 'kysely';
import { buildStore, type OpenedStore } from '../build-store.ts';
import type { Database, Engine } from '../database.ts';
import { type Patience, PATIENCE } from './silent-statements.ts';
import { createStoreHealth, type StoreHealth } from '../store-health.ts';
import type { Tables } from '../tables/tables.ts';
import { WatchedPool } from './watched-pool.ts';

/** The database cannot hold all letters; the message is one line for the person who starts. */
export class WrongEncoding extends Error {}

/** Visitors' writes are made one after another; the other connection is for `/readyz`. */
const VISITOR_CONNECTIONS = 2;

interface PostgresOptions {
  readonly connections?: number;
  readonly patience?: Patience;
}

/**
 * Opens (and migrates) a PostgreSQL database; several servers may share it. Rejects when it cannot
 * be reached. Visitors' writes have connections of their own, where each statement must end soon.
 */
export async function openPostgres(
  url: string,
  { connections = 10, patience = PATIENCE }: PostgresOptions = {},
): Promise<OpenedStore> {
  const health = createStoreHealth(patience.answerMs);
  const pool = new WatchedPool(url, { connections, patience });
  const visitorPool = new WatchedPool(url, {
    connections: VISITOR_CONNECTIONS,
    patience,
    statementMs: patience.visitorMs,
  });
  const [db, visitorDb] = [over(pool, health), over(visitorPool, health)];
  try {
    await checkEncoding(db);
    const opened = await buildStore(db, postgresEngine, { health, visitorDb });
    const hurry = (): void => {
      pool.hurry();
      visitorPool.hurry();
    };
    return { ...opened, hurry };
  } catch (error) {
    await Promise.all([db.destroy(), visitorDb.destroy()]);
    throw error;
  }
}

/** Opens the database without migrating it. It connects at the first query. */
export function connectPostgres(url: string, connections: number, health: StoreHealth): Database {
  return over(new WatchedPool(url, { connections, patience: PATIENCE }), health);
}

/**
 * Rejects with `WrongEncoding` if the database could not hold what visitors type. SQL_ASCII keeps
 * each byte as it is.
 */
export async function checkEncoding(db: Database): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding ?? 'UTF8';
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    throw new WrongEncoding(
      `The database of DATABASE_URL has the encoding ${encoding}. Create one that can hold all letters: create database beckon encoding 'UTF8' template template0.`,
    );
}

function over(pool: WatchedPool, health: StoreHealth): Database {
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
