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

/**
 * The hashes in the names of the widget's files, each with its replacement: a hash of the name
 * without it.
 */
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

/** The one hash in the names of the parts that consent.js loads, with its replacement. */
function readConsentHash() {
  const parts = inRepository('apps/consent/dist/consent-parts');
  const [part = ''] = existsSync(parts) ? readdirSync(parts) : [];
  const [, hash] = /-([0-9a-f]{8})\.js/.exec(part) ?? [];
  const steady = createHash('sha256').update('consent-parts').digest('hex').slice(0, 8);
  return hash === undefined ? [] : [[hash, steady]];
}

/**
 * Reads a script with fixed hashes in the names of the files that it loads. A hash that changes
 * with another file changes the compressed size by tens of bytes, and a budget should not fail by
 * chance.
 */
function readSteadily(file) {
  const bytes = readFileSync(inRepository(file));
  if (!file.endsWith('.js')) return bytes;
  hashes ??= [...readHashes(), ...readConsentHash()];
  const text = hashes.reduce(
    (rest, [hash, steady]) => rest.replaceAll(hash, steady),
    String(bytes),
  );
  return Buffer.from(text);
}

const measured = new Map();

/** A file may be part of several lines of the table. It is compressed only once. */
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

/** The sum of the bytes of the given files, each compressed separately, as it is sent. */
export function measureFiles(files) {
  return sumOfSizes([...new Set(files)].map(sizeOfFile));
}

/** The line of the size table for files; without a size if one of them is not built. */
export function sizeLine(name, budgetKb, files, needed = true) {
  const isBuilt = files.length > 0 && files.every((file) => existsSync(inRepository(file)));
  return { name, budgetKb, needed, size: isBuilt ? measureFiles(files) : undefined };
}

/** Bytes of a text in gzip: a fast estimate, to find the largest of many texts. */
export function gzipBytes(text) {
  return gzipSync(text).length;
}

/** Bytes of a text as it would be served. */
export function measureText(text) {
  return sizeOf(Buffer.from(text));
}
