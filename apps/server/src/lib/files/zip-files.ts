import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchiveFile } from './archive-file.ts';
import { letOthersRun } from '../time/let-others-run.ts';

/** These are compressed already. */
const INCOMPRESSIBLE = /\.(?:png|jpg|gif|webp|avif)$/;

/**
 * Creates a zip archive piece by piece, so that only one piece of one file is in memory at a time.
 * All files get the time `modifiedAt`.
 */
export async function* zipFiles(
  files: AsyncIterable<ArchiveFile>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, piece) => {
    if (error) failures.push(error);
    else ready.push(piece);
  });
  function* take(): Generator<Uint8Array> {
    if (failures[0] !== undefined) throw failures[0];
    yield* ready.splice(0);
  }
  for await (const { name, content } of files) {
    const entry = INCOMPRESSIBLE.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = modifiedAt;
    zip.add(entry);
    for await (const piece of piecesOf(content)) {
      entry.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      yield* take();
      await letOthersRun();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

function piecesOf(content: ArchiveFile['content']) {
  return typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
}
