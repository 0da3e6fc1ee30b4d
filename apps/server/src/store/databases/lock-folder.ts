import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** Another process uses the folder. */
export class FolderInUse extends Error {}

/** A folder that only this process uses, until it is released or the process ends. */
export interface FolderLock {
  readonly release: () => void;
}

/**
 * Locks the folder for this process. Throws `FolderInUse` if another process has the lock. It is a
 * lock of the operating system on a small database beside the real one. So a crash leaves no lock
 * behind, and the real database can still be backed up while it is used.
 */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(path.join(folder, 'beckon.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse() : error;
  }
  return { release: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
