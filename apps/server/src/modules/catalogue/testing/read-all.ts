import { decodeText } from '../../../lib/text/decode-text.ts';
import type { RawRow, ReadFormat } from '../formats/format.ts';
import { SourceBroken } from '../formats/format.ts';

export interface ReadSource {
  readonly rows: readonly RawRow[];
  /** Why the source could not be read completely; undefined if it was. */
  readonly broken: string | undefined;
}

/** Reads a source whose bytes come in pieces of this size. */
export async function readAll(
  read: ReadFormat,
  source: string | Uint8Array,
  { piece = 7, fallback = 'windows-1255', url = 'https://shop.test/feed' } = {},
): Promise<ReadSource> {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const rows: RawRow[] = [];
  try {
    for await (const row of read(() => decodeText(inPieces(bytes, piece), { fallback }), url))
      rows.push(row);
    return { rows, broken: undefined };
  } catch (error) {
    if (error instanceof SourceBroken) return { rows, broken: error.message };
    throw error;
  }
}

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
