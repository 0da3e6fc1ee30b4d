import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * A zip archive, piece by piece: no more than one of its files is held at a time. All carry the
 * time `modifiedAt`.
 */
export async function* zipFiles(
  files: AsyncIterable<ZippedFile>,
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
    const entry = new ZipDeflate(name, { level: 9 });
    entry.mtime = modifiedAt;
    zip.add(entry);
    entry.push(content, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
