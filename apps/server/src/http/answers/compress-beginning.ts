import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import type { Encoding } from './compress.ts';

/** The part of a body that is the same for many answers, compressed once. */
export interface Beginning {
  /**
   * The whole body in this encoding; undefined means uncompressed. The rest is added without
   * compression, so that this call is fast.
   */
  followedBy(rest: string | Buffer, encoding: Encoding): Buffer;
}

const [toBrotli, toDeflated] = [promisify(brotliCompress), promisify(deflateRaw)];
/** The maximum size of one uncompressed block in either format. */
const BLOCK_BYTES = 0xff_ff;
/** RFC 7932: the last block, empty. */
const BROTLI_END = Buffer.of(0b11);
/** RFC 1952: deflated, no name, no time, any system. */
const GZIP_HEAD = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/**
 * Compresses the beginning of bodies whose rest differs from answer to answer. The streams are
 * flushed, not ended, so that blocks may follow. `quality` is brotli's, up to 11.
 */
export async function compressBeginning(text: Buffer, quality: number): Promise<Beginning> {
  const [brotli, deflated] = await Promise.all([
    toBrotli(text, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    toDeflated(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  ]);
  const sum = crc32(text);
  return {
    followedBy(ending, encoding) {
      const rest = typeof ending === 'string' ? Buffer.from(ending) : ending;
      if (encoding === undefined) return Buffer.concat([text, rest]);
      if (encoding === 'br')
        return Buffer.concat([brotli, ...blocksOf(rest).flatMap(brotliBlock), BROTLI_END]);
      const end = Buffer.alloc(8);
      end.writeUInt32LE(crc32(rest, sum), 0);
      end.writeUInt32LE((text.length + rest.length) % 2 ** 32, 4);
      return Buffer.concat([GZIP_HEAD, deflated, ...blocksOf(rest).flatMap(deflateBlock), end]);
    },
  };
}

/** Always at least one block. It may be empty. */
function blocksOf(rest: Buffer): readonly Buffer[] {
  const count = Math.max(1, Math.ceil(rest.length / BLOCK_BYTES));
  return Array.from({ length: count }, (_, at) =>
    rest.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES),
  );
}

/**
 * RFC 7932, 9.2: the head of an uncompressed block that is not the last one. It contains the length
 * minus one in 16 bits; the data begins at the next byte.
 */
function brotliBlock(block: Buffer): readonly Buffer[] {
  if (block.length === 0) return [];
  const head = Buffer.alloc(3);
  head.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
  return [head, block];
}

/** RFC 1951, 3.2.4: a stored block, with its length and the complement of its length. */
function deflateBlock(block: Buffer, at: number, all: readonly Buffer[]): readonly Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt8(at === all.length - 1 ? 1 : 0, 0);
  head.writeUInt16LE(block.length, 1);
  head.writeUInt16LE(block.length ^ BLOCK_BYTES, 3);
  return [head, block];
}
