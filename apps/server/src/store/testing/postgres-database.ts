import { Client } from 'pg';

export interface PostgresDatabase {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Letters are ordered by language, as in most databases that are not made for a test. */
const LETTERS = "locale_provider icu icu_locale 'en-US'";

/**
 * Makes an empty database on the PostgreSQL of TEST_DATABASE_URL. Without such a server the test
 * fails, because a store that ran only on SQLite is not tested.
 */
export async function makePostgresDatabase(kind = LETTERS): Promise<PostgresDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set: run through `npm test` or `node scripts/with-postgres.mjs vitest run …`.',
    );
  const name = `beckon_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await onServer(server, `create database ${name} template template0 ${kind}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/**
 * Empties all tables of a store, as after the first start. Making a new database for each test
 * takes twenty times as long. Constraints between tables are checked by triggers, which are off
 * here.
 */
export async function emptyTables(url: string): Promise<void> {
  await onServer(
    url,
    `set session_replication_role = replica;
    do $$ declare name text; begin
      for name in select format('%I', relname) from pg_stat_user_tables where relname not like 'kysely%' loop
        execute 'delete from ' || name;
      end loop;
      for name in select format('%I', sequencename) from pg_sequences loop
        execute 'alter sequence ' || name || ' restart';
      end loop;
    end $$`,
  );
}

async function onServer(url: string, command: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
