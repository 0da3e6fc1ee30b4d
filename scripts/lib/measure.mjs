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

const measured = new Map();

/** A file is part of several lines of the table, and compressed for the first of them. */
function sizeOfFile(file) {
  const size = measured.get(file) ?? sizeOf(readFileSync(inRepository(file)));
  measured.set(file, size);
  return size;
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
  return sum([...new Set(files)].map(sizeOfFile));
}

/** Bytes of a text in gzip: a quick hint at which of many texts is heavy. */
export function gzipBytes(text) {
  return gzipSync(text).length;
}

/** Bytes of a text as it would be served. */
export function measureText(text) {
  return sizeOf(Buffer.from(text));
}
