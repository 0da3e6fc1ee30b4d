import { BadSetting, type Config } from './config.ts';
import { UnusableSecret } from '../modules/accounts/read-secret.ts';
import { TemplatesNotBuilt } from '../modules/popups/load-templates.ts';
import { CannotCopy } from '../store/databases/copy-database.ts';
import { FolderInUse } from '../store/databases/lock-folder.ts';
import { NewerDatabase } from '../store/migrate.ts';
import { WrongEncoding } from '../store/databases/open-postgres.ts';

const CANNOT_WRITE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP']);
const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
  'EAI_AGAIN',
]);

const LAST_PORT = 65_535;

/** Errors whose message is written for the person who starts the server. */
const SAYS_IT_ALL = [
  BadSetting,
  TemplatesNotBuilt,
  CannotCopy,
  NewerDatabase,
  UnusableSecret,
  WrongEncoding,
];
/** SQLite: the disk is full. */
const SQLITE_FULL = 13;

/** One line that says why the server cannot start, and what to do. */
export function startupError(error: unknown, config: Config | undefined): string {
  if (SAYS_IT_ALL.some((kind) => error instanceof kind)) return oneLine(error);
  if (config === undefined) return oneLine(error);
  return (
    listenError(error, config) ??
    databaseError(error, config) ??
    folderError(error, config) ??
    `Beckon cannot start: ${oneLine(error)}`
  );
}

function listenError(error: unknown, { host, port }: Config): string | undefined {
  const code = codeOf(error);
  if (code === 'EACCES' && isCall(error, 'listen'))
    return `This user may not listen on port ${port}: ports below 1024 are for root. Choose another, such as PORT=3000, and put a reverse proxy in front of it.`;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Stop what runs there, or choose another: PORT=${port < LAST_PORT ? port + 1 : port - 1} npm start`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && isListening(host)))
    return `HOST=${host} is not an address of this machine.`;
  return undefined;
}

function isListening(host: string): boolean {
  return !/^[\d.:a-f]+$/i.test(host);
}

function databaseError(error: unknown, { databaseUrl }: Config): string | undefined {
  if (databaseUrl === undefined) return undefined;
  const code = codeOf(error);
  if (DATABASE_AWAY.has(code)) return `The database of DATABASE_URL cannot be reached (${code}).`;
  return /^[0-9A-Z]{5}$/.test(code)
    ? `The database of DATABASE_URL refuses: ${oneLine(error)}`
    : undefined;
}

function folderError(error: unknown, { dataDir }: Config): string | undefined {
  if (error instanceof FolderInUse)
    return `Another Beckon runs on the data folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`;
  if (isDiskFull(error))
    return `The disk of the data folder ${dataDir} is full. Free some space, then start again.`;
  const code = codeOf(error);
  if (CANNOT_WRITE.has(code) && isFileCall(error))
    return `The data folder ${dataDir} cannot be written (${code}). Choose another with DATA_DIR.`;
  if (code === 'ERR_SQLITE_ERROR')
    return `The database in ${dataDir} cannot be used: ${oneLine(error)}.`;
  return undefined;
}

/** Watching a file, too, can fail with ENOSPC: the system allows no more watches. */
function isDiskFull(error: unknown): boolean {
  if (codeOf(error) === 'ENOSPC') return !isCall(error, 'watch');
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL;
}

function isCall(error: unknown, name: string): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === name;
}

function isFileCall(error: unknown): boolean {
  return error instanceof Error && 'path' in error;
}

/**
 * The code of an error; empty if it has none. Of several errors at once (two addresses were tried),
 * the code of the first.
 */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
