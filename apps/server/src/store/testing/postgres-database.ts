import { Client } from 'pg';

export interface PostgresDatabase {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/**
 * Makes a database on the PostgreSQL of TEST_DATABASE_URL: an empty one, or a copy of the one
 * named. Without such a server the test fails: a store that was only tried on SQLite is not
 * tested.
 */
export async function makePostgresDatabase(template = 'template1'): Promise<PostgresDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set: run through `npm test` or `node scripts/with-postgres.mjs vitest run …`.',
    );
  const name = `beckon_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
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
