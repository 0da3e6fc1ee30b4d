import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that signs sessions, from `DATA_DIR/secret`. The first run creates the file, readable
 * only by its owner. Rejects if the folder cannot be written or the secret is too short.
 */
export async function readSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'secret');
  await makeSecret(file);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32)
    throw new Error(
      `${file} is too short to be a secret; remove it to have a new one made (everybody has to sign in again).`,
    );
  return secret;
}

/**
 * Writes the secret to another file and links it into place. If two servers start at the same time,
 * one succeeds, and neither reads half a secret.
 */
async function makeSecret(file: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    await link(aside, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(aside);
  }
}
