import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, open } from 'node:fs/promises';
import path from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/**
 * Creates the folder for leads and secrets. Only this user can read it. An existing folder keeps
 * its permissions. Rejects if the folder cannot be created.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: OWNER_ONLY_FOLDER });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    // Node's own way to create parents never ends in a file system such as /proc, where a folder
    // that exists says that it does not.
    if (code !== 'ENOENT' || existsSync(path.dirname(folder))) throw error;
    await makePrivateFolder(path.dirname(folder));
    await makePrivateFolder(folder);
  }
}

/**
 * Creates the file if there is none, and lets only this user read it. SQLite gives the same
 * permissions to the files that it creates beside its database. Rejects if the file cannot be
 * created. If the file system does not support permissions, this continues without them.
 */
export async function makePrivateFile(file: string): Promise<void> {
  await (await open(file, 'a', OWNER_ONLY_FILE)).close();
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    await chmod(each, OWNER_ONLY_FILE).catch(() => undefined);
}
