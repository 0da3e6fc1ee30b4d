import { existsSync, realpathSync } from 'node:fs';
import { chmod, chown, copyFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { lockFolder } from './lock-folder.ts';
import { makePrivateFile, makePrivateFolder } from '../../lib/files/private-files.ts';

/** The name of the database in the data folder. */
export const DATABASE_NAME = 'beckon.sqlite';
/** The name that a database gets when a backup replaces it. */
export const REPLACED_NAME = 'replaced.sqlite';
/** The name of a backup while it is brought into the folder. */
const RESTORED_NAME = 'restored.sqlite';
/** The files of one SQLite database: itself, its write-ahead log, and the index of that log. */
const ENDINGS = ['', '-wal', '-shm'] as const;
/** What the server keeps in its folder, or would put there. */
const KEPT_NAMES = [DATABASE_NAME, REPLACED_NAME, RESTORED_NAME, 'beckon.lock', 'secret'];
/** SQLite: the disk is full; a failed write, flush or change of the size. Only the copy is written. */
const WRITE_FAILURES = new Set([13, 778, 1034, 1546]);
const WORDS_OF_BROKEN_FILE = /malformed|not a database|disk image/;
/** More pages than a database can have. A copy in one step needs not begin again after a write. */
const ALL_PAGES = 2_147_483_647;

/** A copy that cannot be made; the message is one line for the person who asked for it. */
export class CannotCopy extends Error {}

/**
 * Copies the database of the folder into the file, also while a server uses it. The copy is one
 * file without a log, is checked, and appears only when it is complete: it then replaces an earlier
 * file of this name. Rejects with `CannotCopy` if there is no intact database.
 */
export async function backUpDatabase(dataDir: string, file: string): Promise<void> {
  const source = path.join(dataDir, DATABASE_NAME);
  if (!existsSync(source)) throw new CannotCopy(`There is no database in ${dataDir}.`);
  const kept = keptName(dataDir, file);
  if (kept !== undefined)
    throw new CannotCopy(`The backup needs another name: ${kept} is a file of the server.`);
  const part = `${file}.part`;
  await removeFiles(part);
  try {
    await makePrivateFile(part);
    const database = new DatabaseSync(source, { readOnly: true });
    try {
      await backup(database, part, { rate: ALL_PAGES });
    } finally {
      database.close();
    }
    settle(part, source);
    await rename(part, file);
  } catch (error) {
    throw isWriteFailure(error)
      ? new CannotCopy(`The backup ${file} cannot be written: is the disk full? (${error.message})`)
      : error;
  } finally {
    await removeFiles(part);
  }
}

/**
 * Puts a copy of the backup into the folder. The database that was there, with its log, gets the
 * name `REPLACED_NAME`: SQLite would replay a log that stays behind into the backup and damage it.
 * Rejects with `FolderInUse` while a server runs, and with `CannotCopy` if the file is no intact
 * database of Beckon; nothing is changed then.
 */
export async function restoreDatabase(dataDir: string, file: string): Promise<void> {
  const target = path.join(dataDir, DATABASE_NAME);
  if (!existsSync(file)) throw new CannotCopy(`There is no file ${file}.`);
  if (isInUseAs(target, file)) throw new CannotCopy('That file is the database itself.');
  await makePrivateFolder(dataDir);
  const lock = lockFolder(dataDir);
  const part = path.join(dataDir, RESTORED_NAME);
  try {
    await removeFiles(part);
    // A copy made by hand may have a log of its own, which belongs to it.
    for (const ending of ['', '-wal'])
      if (existsSync(file + ending)) await copyFile(file + ending, part + ending);
    await chmod(part, 0o600);
    settle(part, file);
    await giveToOwnerOf(dataDir, part);
    await setAside(dataDir);
    await rename(part, target);
  } finally {
    await removeFiles(part);
    lock.release();
  }
}

/** The name of the file, if the server keeps one of this name in its folder. */
function keptName(dataDir: string, file: string): string | undefined {
  const target = realPlace(file);
  const names = KEPT_NAMES.flatMap((name) => [...ENDINGS, '-journal'].map((end) => name + end));
  return names.find((name) => realPlace(path.join(dataDir, name)) === target);
}

/** Where a file is, or would be, without symbolic links. */
function realPlace(place: string): string {
  if (existsSync(place)) return realpathSync(place);
  const folder = path.dirname(path.resolve(place));
  return path.join(existsSync(folder) ? realpathSync(folder) : folder, path.basename(place));
}

function isWriteFailure(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    WRITE_FAILURES.has(error.errcode)
  );
}

function isInUseAs(database: string, file: string): boolean {
  return ENDINGS.some((ending) => realPlace(database + ending) === realPlace(file));
}

/** Makes the copy one file without a log. Throws if it is no intact database of Beckon. */
function settle(copy: string, origin: string): void {
  const database = new DatabaseSync(copy);
  try {
    database.exec('pragma journal_mode = delete');
    const [row] = database.prepare('pragma quick_check(1)').all();
    if (row?.['quick_check'] !== 'ok') throw new CannotCopy(`The database ${origin} is damaged.`);
    if (database.prepare("select 1 from sqlite_master where name = 'lead'").get() === undefined)
      throw new CannotCopy(`${origin} is no database of Beckon.`);
  } catch (error) {
    if (error instanceof Error && WORDS_OF_BROKEN_FILE.test(error.message))
      throw new CannotCopy(`${origin} is damaged, or no database: ${error.message}.`);
    throw error;
  } finally {
    database.close();
  }
}

/** Root may restore for the user of the server, who must be able to write the file. */
async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const each of [file, path.join(folder, 'beckon.lock')]) await chown(each, uid, gid);
}

/**
 * Renames the database of the folder together with its log. If an earlier restoring was interrupted
 * after that, the database has been set aside already and is kept.
 */
async function setAside(dataDir: string): Promise<void> {
  const from = path.join(dataDir, DATABASE_NAME);
  const to = path.join(dataDir, REPLACED_NAME);
  if (existsSync(from)) await removeFiles(to);
  for (const ending of ENDINGS.toReversed())
    if (existsSync(from + ending)) await rename(from + ending, to + ending);
}

async function removeFiles(database: string): Promise<void> {
  for (const ending of [...ENDINGS, '-journal']) await rm(database + ending, { force: true });
}
