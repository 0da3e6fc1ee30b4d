import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file ready to be sent: uncompressed and, if that is shorter, compressed. */
export interface StoredFile {
  readonly contentType: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/**
 * The files of one folder. Each is read once, and again when it changes. A compressed version from
 * the build is used if there is one; otherwise the file is compressed here.
 */
export interface StoredFiles {
  /**
   * Finds a file by its path below the folder. Undefined if it does not exist, or is not of a type
   * that we serve.
   */
  find(relativePath: string): Promise<StoredFile | undefined>;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** These are compressed already. */
const INCOMPRESSIBLE = new Set(['.png', '.jpg', '.webp', '.woff2', '.ico']);
/**
 * The slowest compression is worth it for what visitors load; large dashboard files get a quicker
 * one.
 */
const SLOW_UP_TO_BYTES = 256 * 1024;
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

export function openFiles(folder: string): StoredFiles {
  const read = createReader();
  return {
    async find(relativePath) {
      const file = resolveBelow(folder, relativePath);
      return file === undefined ? undefined : read(file);
    },
  };
}

/**
 * Reads and compresses a file once, and again when it changes. Undefined if it does not exist, or
 * is not of a type that we serve. The path must not come unchecked from a request.
 */
export function createReader(): (file: string) => Promise<StoredFile | undefined> {
  const kept = new Map<
    string,
    { readonly changedMs: number; readonly file: Promise<StoredFile> }
  >();
  return async (file) => {
    const contentType = CONTENT_TYPES[path.extname(file).toLowerCase()];
    const found = contentType === undefined ? undefined : await stat(file).catch(() => undefined);
    if (contentType === undefined || !found?.isFile()) return undefined;
    const known = kept.get(file);
    if (known?.changedMs === found.mtimeMs) return known.file;
    const reading = readStored(file, contentType, found.mtimeMs);
    kept.set(file, { changedMs: found.mtimeMs, file: reading });
    reading.catch(() => kept.delete(file));
    return reading;
  };
}

/**
 * The absolute path of a file below the folder. Undefined for a path that leads out of the folder,
 * or has a part that begins with a dot.
 */
function resolveBelow(folder: string, relativePath: string): string | undefined {
  if (
    relativePath.includes('\0') ||
    relativePath.split(/[\\/]/).some((part) => part.startsWith('.'))
  )
    return undefined;
  const file = path.resolve(folder, relativePath);
  return file.startsWith(folder + path.sep) ? file : undefined;
}

async function readStored(
  file: string,
  contentType: string,
  changedMs: number,
): Promise<StoredFile> {
  const plain = await readFile(file);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (INCOMPRESSIBLE.has(path.extname(file).toLowerCase()))
    return { contentType, etag, plain, br: undefined, gzip: undefined };
  const [br, gz] = await Promise.all([
    readCompressed(`${file}.br`, changedMs).then((built) => built ?? toBrotli(plain)),
    readCompressed(`${file}.gz`, changedMs).then((built) => built ?? toGzip(plain)),
  ]);
  return {
    contentType,
    etag,
    plain,
    br: br.length < plain.length ? br : undefined,
    gzip: gz.length < plain.length ? gz : undefined,
  };
}

/** The compressed version from the build. Undefined if there is none, or it is older than the file. */
async function readCompressed(file: string, changedMs: number): Promise<Buffer | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true && found.mtimeMs >= changedMs ? readFile(file) : undefined;
}

function toBrotli(plain: Buffer): Promise<Buffer> {
  const quality = plain.length <= SLOW_UP_TO_BYTES ? 11 : 6;
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

function toGzip(plain: Buffer): Promise<Buffer> {
  return compressGzip(plain, { level: 9 });
}
