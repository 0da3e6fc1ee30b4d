import { randomBytes } from 'node:crypto';
import { link, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../../lib/files/private-files.ts';

const LEFTOVER = /^secret\.[\da-f]{12}$/;
/** No start needs that long to write the secret. */
const LEFT_AFTER_MS = 60_000;

/** The secret cannot be used; the message is one line for the person who starts the server. */
export class UnusableSecret extends Error {}

/**
 * The secret that signs sessions and encrypts keys of connected services, from `DATA_DIR/secret`.
 * The first run creates the file, readable only by its owner. Rejects if the folder cannot be
 * written, and with `UnusableSecret` if the secret is too short.
 */
export async function readSecret(dataDir: string): Promise<string> {
  await makePrivateFolder(dataDir);
  const file = join(dataDir, 'secret');
  await removeLeftovers(dataDir);
  const secret = (await readIfThere(file)) ?? (await makeSecret(file));
  if (secret.length < 32)
    throw new UnusableSecret(
      `${file} is too short to be a secret. Copy the secret of your backup there. Only if there is none, remove the file: a new one is made, everybody has to sign in again, and keys of connected services are lost.`,
    );
  return secret;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR')
      throw new UnusableSecret(
        `${file} is a folder. Remove it, and copy the file secret of your backup there, if there is one.`,
      );
    throw error;
  }
}

/**
 * Writes the secret to another file and links it into place. If two servers start at the same time,
 * one succeeds, and neither reads half a secret.
 */
async function makeSecret(file: string): Promise<string> {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(aside, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
    await link(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Removes what starts that were interrupted left behind. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!LEFTOVER.test(name)) continue;
    const file = join(dataDir, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - LEFT_AFTER_MS) await rm(file, { force: true });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
