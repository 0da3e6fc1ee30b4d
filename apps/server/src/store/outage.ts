/** Network: nobody there, or gone in the middle. */
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
/**
 * PostgreSQL: shutting down, crashed, starting up, too many connections; class 08 is about
 * connections altogether.
 */
const POSTGRES_CODES = /^(57P0[1-4]|53300|08\w{3})$/;
/** The driver's own words, which have no code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** SQLite: busy, locked, cannot read or write, disk full, file gone. */
const SQLITE_CODES = new Set([5, 6, 10, 13, 14]);
const LOWEST_BYTE = 0xff;

/** More events wait for the disk than memory should hold. */
export class StoreOverrun extends Error {
  constructor() {
    super('Too many events wait to be written.');
  }
}

/**
 * True when the database cannot be used at all for now, so that trying again later makes sense;
 * false when it refused one statement.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreOverrun) return true;
  if (DRIVER_WORDS.test(error.message)) return true;
  if ('errcode' in error && typeof error.errcode === 'number')
    return SQLITE_CODES.has(error.errcode & LOWEST_BYTE);
  return (
    'code' in error &&
    typeof error.code === 'string' &&
    (CONNECTION_CODES.has(error.code) || POSTGRES_CODES.test(error.code))
  );
}
