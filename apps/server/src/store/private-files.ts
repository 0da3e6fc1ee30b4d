import { chmod, mkdir, open } from 'node:fs/promises';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/**
 * Makes the folder for leads and secrets, for this user alone. An existing folder keeps its rights.
 * Rejects if the folder cannot be made.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
}

/**
 * Makes the file if there is none, and lets nobody but this user read it. SQLite gives the files
 * that it puts beside its database the same rights. Rejects when the file cannot be made; if the
 * file system does not keep rights, this continues without them.
 */
export async function makePrivateFile(file: string): Promise<void> {
  await (await open(file, 'a', OWNER_ONLY_FILE)).close();
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    await chmod(each, OWNER_ONLY_FILE).catch(() => undefined);
}
