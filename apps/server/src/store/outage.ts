/** Network: no server, or a broken connection. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** PostgreSQL: shutting down, crashed, starting up. Class 08 contains all connection errors. */
const POSTGRES_CODES = /^(57P0[1-4]|08\w{3})$/;
/** Messages of the driver that have no code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;
/** PostgreSQL: out of disk or memory, errors of its files, a standby that accepts no data. */
const POSTGRES_WANT = /^(53\w{3}|58\w{3}|25006)$/;
/**
 * PostgreSQL: a deadlock, two writes that exclude each other, a lock or a statement that took too
 * long.
 */
const POSTGRES_CONFLICT = /^(40P01|40001|55P03|57014)$/;
/** SQLite: busy, locked, read-only, cannot read or write, disk full, file gone. */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14]);
/** SQLite: a broken page, a file that is not a database. PostgreSQL: pages, indexes. */
const SQLITE_DAMAGE = new Set([11, 26]);
const POSTGRES_DAMAGE = /^XX00[12]$/;
const LOWEST_BYTE = 0xff;

/** Too many events wait for the disk to keep more of them in memory. */
export class StoreOverrun extends Error {
  constructor() {
    super('Too many events wait to be written.');
  }
}

/** The database does not answer a statement. It may have carried it out. */
export class StoreSilent extends Error {
  constructor() {
    super('The database is silent.');
  }
}

/** The database file is not a database: only an owner with a backup can repair that. */
export class DatabaseDamaged extends Error {
  constructor() {
    super('The database is damaged. Stop the server and restore a backup: docs/deploy.md#restore.');
  }
}

/** The database file was deleted or replaced while it was open. What is written now would be lost. */
export class DatabaseGone extends Error {
  constructor() {
    super(
      'The database file was deleted or replaced. Stop the server and restore a backup: docs/deploy.md#restore.',
    );
  }
}

/**
 * True if the database cannot be used at all at the moment, so that trying again later makes sense.
 * False if it refused one statement.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreOverrun || error instanceof StoreSilent) return true;
  if (DRIVER_WORDS.test(error.message) || isDamage(error)) return true;
  const code = sqliteCodeOf(error);
  if (code !== undefined) return SQLITE_CODES.has(code);
  return 'code' in error && typeof error.code === 'string' && isOutageCode(error.code);
}

function isOutageCode(code: string): boolean {
  return CONNECTION_CODES.has(code) || POSTGRES_CODES.test(code) || POSTGRES_WANT.test(code);
}

/** True if the statement conflicted with other work. A retry may succeed. */
export function isConflict(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    POSTGRES_CONFLICT.test(error.code)
  );
}

/** True if the database's own files are damaged. A retry does not help. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseDamaged) return true;
  const code = sqliteCodeOf(error);
  if (code !== undefined) return SQLITE_DAMAGE.has(code);
  return 'code' in error && typeof error.code === 'string' && POSTGRES_DAMAGE.test(error.code);
}

function sqliteCodeOf(error: Error): number | undefined {
  return 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & LOWEST_BYTE
    : undefined;
}
