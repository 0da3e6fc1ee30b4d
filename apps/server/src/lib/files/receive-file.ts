import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteLimit, limitBytes } from '../outgoing/limit-bytes.ts';

export interface ReceivedFile {
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/**
 * Writes an uploaded file to the folder for temporary files. What reads it may then take its time:
 * a caller who must wait with the rest of the file would look as if it were slow, and be cut off.
 * Rejects, and keeps nothing, if the file is too large or does not arrive completely.
 */
export async function receiveFile(
  body: Readable,
  { name, ...limit }: ByteLimit & { readonly name: string },
): Promise<ReceivedFile> {
  const folder = await mkdtemp(path.join(tmpdir(), `beckon-${name}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, `${name}.csv`);
  try {
    await pipeline(limitBytes(body, limit), createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { file, remove };
}
