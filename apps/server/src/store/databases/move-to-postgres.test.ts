import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltProgram, startBuilt } from '../../testing/built-program.ts';
import { CannotCopy, DATABASE_NAME } from './copy-database.ts';
import { type Database } from '../database.ts';
import { FolderInUse, lockFolder } from './lock-folder.ts';
import { migrate } from '../migrate.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { connectPostgres, postgresEngine } from './open-postgres.ts';
import { connectSqlite, openSqlite } from './open-sqlite.ts';
import { createStoreHealth } from '../store-health.ts';
import { makePostgresDatabase, type PostgresDatabase } from '../testing/postgres-database.ts';
import { aSite, NOON } from '../testing/a-record.ts';

const ARGS = [
  '--disable-warning=ExperimentalWarning',
  path.resolve(import.meta.dirname, '../../main.ts'),
];
const RENDERER = path.resolve(
  import.meta.dirname,
  '../../../../../packages/templates/dist/render.js',
);
const LIMIT_MS = 60_000;

let dataDir: string;
let postgres: PostgresDatabase;
let server: BuiltProgram | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-move-'));
  postgres = await makePostgresDatabase();
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  await postgres.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const sqliteFile = () => path.join(dataDir, DATABASE_NAME);

/** The rows of all tables, in an order that does not depend on the database. */
async function contentOf(db: Database, tables: readonly string[]) {
  const content: Record<string, readonly string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db,
    );
    content[table] = rows.map((row) => JSON.stringify(inOrder(row))).toSorted();
  }
  await db.destroy();
  return content;
}

/** Dates and yes or no have types of their own only in PostgreSQL. */
function inOrder(row: Record<string, unknown>) {
  const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);
  return Object.keys(row)
    .toSorted()
    .map((name) => [name, plain(row[name])]);
}

async function tablesOf(db: Database): Promise<readonly string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name);
}

async function signIn(url: string): Promise<number> {
  const { status } = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'demo@beckon.local', password: 'beckon-demo' }),
  });
  return status;
}

describe.runIf(existsSync(RENDERER))('the demo', { timeout: LIMIT_MS }, () => {
  test('after the move, PostgreSQL has the same rows, and the owner signs in there', async () => {
    server = await startBuilt({ args: ARGS, dataDir });
    await server.stop('SIGTERM');
    const rows = await moveToPostgres(dataDir, postgres.url);

    const health = createStoreHealth();
    const from = connectSqlite(sqliteFile(), health);
    const tables = await tablesOf(from);
    const before = await contentOf(from, tables);
    expect(rows).toBe(Object.values(before).flat().length);
    expect(before['lead']?.length).toBeGreaterThan(10);
    expect(await contentOf(connectPostgres(postgres.url, 1, health), tables)).toEqual(before);

    server = await startBuilt({ args: ARGS, dataDir, env: { DATABASE_URL: postgres.url } });
    expect(await signIn(server.url)).toBe(200);
    await expect(moveToPostgres(dataDir, postgres.url)).rejects.toThrow(
      'The database of DATABASE_URL is in use: name an empty one.',
    );
  });
});

test('numbers that SQLite gave are not given again', async () => {
  const { store, db } = await openSqlite(sqliteFile());
  await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
  await store.createSite('account1', aSite());
  const { rows } = await sql<{ last: number }>`select max(number) as last from site_change`.execute(
    db,
  );
  await sql`delete from site_change`.execute(db);
  await store.close();
  await moveToPostgres(dataDir, postgres.url);
  const to = connectPostgres(postgres.url, 1, createStoreHealth());
  const next = await sql<{ number: number }>`insert into site_change (client_id) values ('c')
    returning number`.execute(to);
  await to.destroy();
  expect(next.rows).toEqual([{ number: Number(rows[0]?.last) + 1 }]);
});

test('nothing moves while a server uses the folder, or from a folder without a database', async () => {
  await expect(moveToPostgres(dataDir, postgres.url)).rejects.toThrow(CannotCopy);
  await (await openSqlite(sqliteFile())).store.close();
  const lock = lockFolder(dataDir);
  await expect(moveToPostgres(dataDir, postgres.url)).rejects.toThrow(FolderInUse);
  lock.release();
  expect(await moveToPostgres(dataDir, postgres.url)).toBeGreaterThanOrEqual(0);
});

test('a database that is in use, or belongs to another program, is refused and not changed', async () => {
  await (await openSqlite(sqliteFile())).store.close();
  const to = connectPostgres(postgres.url, 1, createStoreHealth());
  await migrate(to, postgresEngine, '0001-tables');
  await sql`insert into site (id, client_id, account_id, name, settings, created_at, updated_at)
    values ('s', 'c', 'a', 'n', '{}', 1, 1)`.execute(to);
  await expect(moveToPostgres(dataDir, postgres.url)).rejects.toThrow(/has other tables/);
  await migrate(to, postgresEngine, '0002-owners');
  await expect(moveToPostgres(dataDir, postgres.url)).rejects.toThrow(/is in use/);
  const { rows } = await sql`select name from kysely_migration order by name`.execute(to);
  await to.destroy();
  expect(rows).toEqual([{ name: '0001-tables' }, { name: '0002-owners' }]);
});

test('long texts and many rows move in several statements', async () => {
  const { store, db } = await openSqlite(sqliteFile());
  const html = 'x'.repeat(1_500_000);
  for (let at = 0; at < 5; at += 1)
    await sql`insert into template (hash, html) values (${`h${at}`}, ${html})`.execute(db);
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000)
    insert into site_domain (site_id, host_name) select 's' || i, 'h' || i from n`.execute(db);
  await store.close();
  const rows = await moveToPostgres(dataDir, postgres.url);
  expect(rows).toBeGreaterThanOrEqual(12_005);
  const to = connectPostgres(postgres.url, 1, createStoreHealth());
  const counted = await sql<{ domains: number; letters: number }>`select
    (select count(*) from site_domain) as domains,
    (select sum(length(html)) from template) as letters`.execute(to);
  await to.destroy();
  expect(counted.rows).toEqual([{ domains: 12_000, letters: 7_500_000 }]);
});

test('a row that PostgreSQL refuses moves nothing', async () => {
  const { store, db } = await openSqlite(sqliteFile());
  await store.createAccount({ id: 'account1', name: 'Da\0na', at: NOON });
  await sql`update owner_account set created_at = 'soon'`.execute(db);
  await store.close();
  await expect(moveToPostgres(dataDir, postgres.url)).rejects.toThrow(/bigint/);
  const repaired = await openSqlite(sqliteFile());
  await sql`update owner_account set created_at = 5`.execute(repaired.db);
  await repaired.store.close();
  await moveToPostgres(dataDir, postgres.url);
  const to = connectPostgres(postgres.url, 1, createStoreHealth());
  const { rows } = await sql`select name, created_at from owner_account`.execute(to);
  await to.destroy();
  expect(rows).toEqual([{ name: 'Dana', created_at: 5 }]);
});
