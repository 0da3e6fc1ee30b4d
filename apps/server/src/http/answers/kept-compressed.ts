import { LRUCache } from 'lru-cache';
import { compressText, type Encoding } from './compress.ts';

/** Bytes of compressed texts that stay in memory. A text has some KB. */
const MOST_BYTES = 4_000_000;

/** Compresses a text that is stored under its hash, the first time it is sent in this encoding. */
export type KeptCompressed = (
  hash: string,
  text: string,
  encoding: NonNullable<Encoding>,
) => Buffer;

/**
 * Keeps compressed texts that never change, such as the files of a publication. Those that were not
 * sent for the longest time are forgotten first.
 */
export function createKeptCompressed({
  mostBytes = MOST_BYTES,
  compress = compressText,
} = {}): KeptCompressed {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return (hash, text, encoding) => {
    const key = `${hash} ${encoding}`;
    const known = kept.get(key);
    if (known) return known;
    // Node may give a small part of a large block, which would stay in memory as a whole.
    const given = compress(text, encoding);
    const compressed = Buffer.alloc(given.length);
    given.copy(compressed);
    kept.set(key, compressed);
    return compressed;
  };
}
