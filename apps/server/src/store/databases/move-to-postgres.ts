import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { sql, type TableMetadata } from 'kysely';
import { CannotCopy, DATABASE_NAME } from './copy-database.ts';
import type { Database } from '../database.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate } from '../migrate.ts';
import { checkEncoding, connectPostgres, postgresEngine } from './open-postgres.ts';
import { openFile, overSqlite, sqliteEngine } from './open-sqlite.ts';
import { createStoreHealth } from '../store-health.ts';

/** PostgreSQL accepts 65,535 values in one statement. */
const VALUES_AT_ONCE = 30_000;
/** Designs and pictures are long texts. */
const CHARACTERS_AT_ONCE = 4_000_000;
/** Of the tables that have rows only if Beckon was used, one each for owners, sites and leads. */
const IN_USE = ['auth_user', 'site', 'lead'];
/** Other tables refer to its rows. */
const FILLED_FIRST = 'auth_user';

type Row = Readonly<Record<string, unknown>>;

/**
 * Copies all rows of the folder's SQLite database into the PostgreSQL database, in one transaction,
 * and resolves to their number. Both are updated to the newest tables before. The SQLite database
 * keeps its rows. Rejects with `FolderInUse` while a server runs, with `CannotCopy` if there is no
 * SQLite database or the other one is in use, and with the database's own errors.
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<number> {
  const file = path.join(dataDir, DATABASE_NAME);
  if (!existsSync(file)) throw new CannotCopy(`There is no database in ${dataDir}.`);
  const lock = lockFolder(dataDir);
  const health = createStoreHealth();
  const source = openFile(file);
  const from = overSqlite(source, health);
  const to = connectPostgres(databaseUrl, 1, health);
  try {
    await checkEncoding(to);
    await refuseIfInUse(to);
    await migrate(from, sqliteEngine);
    await migrate(to, postgresEngine);
    const tables = (await from.introspection.getTables()).filter(({ isView }) => !isView);
    return await to.transaction().execute(async (transaction) => {
      let rows = 0;
      for (const table of tables.toSorted(byNeed))
        rows += await moveTable(source, transaction, table);
      return rows;
    });
  } finally {
    await to.destroy();
    await from.destroy();
    lock.release();
  }
}

function byNeed(one: TableMetadata, other: TableMetadata): number {
  return Number(other.name === FILLED_FIRST) - Number(one.name === FILLED_FIRST);
}

/** Only reads: a database in use may be that of an older Beckon, or of another program. */
async function refuseIfInUse(to: Database): Promise<void> {
  const tables = (await to.introspection.getTables()).map(({ name }) => name);
  if (tables.length === 0) return;
  if (!IN_USE.every((name) => tables.includes(name)))
    throw new CannotCopy('The database of DATABASE_URL has other tables: name an empty one.');
  for (const name of IN_USE) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(to);
    if (rows.length > 0)
      throw new CannotCopy('The database of DATABASE_URL is in use: name an empty one.');
  }
}

async function moveTable(
  source: DatabaseSync,
  to: Database,
  { name, columns }: TableMetadata,
): Promise<number> {
  // A new database has some rows, such as the start of a clock.
  await sql`delete from ${sql.table(name)}`.execute(to);
  const names = columns.map((column) => column.name);
  let moved = 0;
  for (const rows of inBatches(source.prepare(`select * from "${name}"`).iterate(), names.length)) {
    const values = rows.map(
      (row) => sql`(${sql.join(names.map((each) => withoutNul(row[each])))})`,
    );
    await sql`insert into ${sql.table(name)} (${sql.join(names.map((each) => sql.ref(each)))})
      values ${sql.join(values)}`.execute(to);
    moved += rows.length;
  }
  for (const { name: column } of columns.filter(({ isAutoIncrementing }) => isAutoIncrementing)) {
    const last = lastNumber(source, name);
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), ${Math.max(last, 1)},
      ${last > 0})`.execute(to);
  }
  return moved;
}

function* inBatches(rows: Iterable<Row>, columns: number): Generator<readonly Row[]> {
  let batch: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    batch.push(row);
    characters += Object.values(row).reduce<number>(
      (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
      0,
    );
    if (batch.length * columns < VALUES_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** PostgreSQL stores no text with this character, which calls may have sent to an early Beckon. */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}

/** Numbers are never given again, even if the rows that had them were removed. */
function lastNumber(source: DatabaseSync, table: string): number {
  const row = source.prepare('select seq from sqlite_sequence where name = ?').get(table);
  return Number(row?.['seq'] ?? 0);
}
