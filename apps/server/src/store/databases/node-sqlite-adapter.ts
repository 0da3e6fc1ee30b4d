import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const MAX_PREPARED = 400;

/** Gives node:sqlite the interface that Kysely's dialect expects, and keeps statements prepared. */
export function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: MAX_PREPARED });
  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === 'rollback') return rollbackOf(database);
      const known = prepared.get(sql);
      if (known) return known;
      const made = asKyselyStatement(database.prepare(sql));
      prepared.set(sql, made);
      return made;
    },
  };
}

/**
 * SQLite rolls back by itself when the disk is full or cannot be read. A second rollback would fail
 * and hide the first error.
 */
function rollbackOf(database: DatabaseSync): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    run() {
      if (database.isTransaction) database.exec('rollback');
      return { changes: 0, lastInsertRowid: 0 };
    },
    iterate: () => [][Symbol.iterator](),
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const reader = statement.columns().length > 0;
  return {
    reader,
    all: (parameters) => statement.all(...parameters.map(toBindable)),
    run: (parameters) => statement.run(...parameters.map(toBindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(toBindable)),
  };
}

/**
 * Converts a value that SQLite cannot bind. It would silently store a Date as NULL and refuse a
 * boolean.
 */
function toBindable(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot keep a ${typeof value}`);
}
