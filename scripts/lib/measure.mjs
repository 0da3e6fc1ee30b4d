import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { inRepository } from './repository.mjs';

const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

function sizeOf(bytes) {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, BEST_BROTLI).length,
  };
}

const sum = (sizes) =>
  sizes.reduce(
    (total, { raw, gzip, brotli }) => ({
      raw: total.raw + raw,
      gzip: total.gzip + gzip,
      brotli: total.brotli + brotli,
    }),
    {
      raw: 0,
      gzip: 0,
      brotli: 0,
    },
  );

/** Bytes of the given files, each compressed by itself as it goes over the wire, added up. */
export function measureFiles(files) {
  return sum([...new Set(files)].map((file) => sizeOf(readFileSync(inRepository(file)))));
}

/** Bytes of a text as it would be served. */
export function measureText(text) {
  return sizeOf(Buffer.from(text));
}
