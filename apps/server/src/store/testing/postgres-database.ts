import { Client } from 'pg';

/**
 * Makes an empty database on the PostgreSQL of TEST_DATABASE_URL. Without one the test fails: a
 * store that was only tried on SQLite is not tested.
 */
export async function makePostgresDatabase(): Promise<{
  readonly url: string;
  readonly drop: () => Promise<void>;
}> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set: run through `npm test` or `node scripts/with-postgres.mjs vitest run …`.',
    );
  const name = `beckon_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
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
