import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|mjs|css|html|svg)$/;
/** Above this size, the slowest level takes seconds and saves only 5 %. */
const SLOW_UP_TO_BYTES = 256 * 1024;
const AT_ONCE = 4;
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

async function compress(file) {
  const plain = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: plain.length <= SLOW_UP_TO_BYTES ? 11 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(plain, { params }),
    compressGzip(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * Writes a `.br` and a `.gz` beside each file of text below a folder, so that no start of the
 * server has to compress them (apps/server/src/serving/stored-files.ts).
 */
export async function compressFiles(folder) {
  const waiting = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    COMPRESSIBLE.test(file),
  );
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await compress(path.join(folder, file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
