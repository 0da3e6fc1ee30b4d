import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { inRepository } from '../node/repository.mjs';

const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

function sizeOf(bytes) {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, BEST_BROTLI).length,
  };
}

const HASHED_NAME = /([^/]+)-([\w-]{6})\.js$/;

/** The hashes in the names of the widget's files; each is replaced by one of the name without it. */
function readHashes() {
  const built = inRepository('apps/widget/dist');
  const files = existsSync(built) ? readdirSync(built, { recursive: true }) : [];
  return files.flatMap((file) => {
    const [, name, hash] = HASHED_NAME.exec(file) ?? [];
    return hash === undefined ? [] : [[hash, steadyHash(name)]];
  });
}

function steadyHash(name) {
  return createHash('sha256').update(name).digest('base64url').slice(0, 6);
}

let hashes;

/**
 * The script with other hashes in the names of files that it loads: a hash that changes with
 * another file moves the compressed size by tens of bytes, and a budget should not fail by chance.
 */
function readSteadily(file) {
  const bytes = readFileSync(inRepository(file));
  if (!file.endsWith('.js')) return bytes;
  hashes ??= readHashes();
  const text = hashes.reduce(
    (rest, [hash, steady]) => rest.replaceAll(hash, steady),
    String(bytes),
  );
  return Buffer.from(text);
}

const measured = new Map();

/** A file is part of several lines of the table, and compressed for the first of them. */
function sizeOfFile(file) {
  const size = measured.get(file) ?? sizeOf(readSteadily(file));
  measured.set(file, size);
  return size;
}

/** Sizes, added up. */
export function sumOfSizes(sizes) {
  const sum = (kind) => sizes.reduce((total, size) => total + size[kind], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/** Bytes of the given files, each compressed by itself as it goes over the wire, added up. */
export function measureFiles(files) {
  return sumOfSizes([...new Set(files)].map(sizeOfFile));
}

/** The line of the size table for files; without a size if one of them is not built. */
export function sizeLine(name, budgetKb, files, needed = true) {
  const isBuilt = files.length > 0 && files.every((file) => existsSync(inRepository(file)));
  return { name, budgetKb, needed, size: isBuilt ? measureFiles(files) : undefined };
}

/** Bytes of a text in gzip: a quick hint at which of many texts is heavy. */
export function gzipBytes(text) {
  return gzipSync(text).length;
}

/** Bytes of a text as it would be served. */
export function measureText(text) {
  return sizeOf(Buffer.from(text));
}
