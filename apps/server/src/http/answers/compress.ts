import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';

/** Shorter texts fit into one packet without compression. */
const SHORTEST_COMPRESSED = 1_400;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The encoding in which a text is sent; undefined means uncompressed. */
export type Encoding = ReturnType<typeof acceptedEncoding>;

/**
 * Returns the text as it is to be sent, compressed if the browser accepts that, and sets the
 * headers for it. Takes about 0.1 ms for 6 KB.
 */
export function compressReply(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
): string | Buffer {
  const encoding = encodingFor(request, reply, text.length);
  return encoding === undefined ? text : compressText(text, encoding);
}

/** Chooses the encoding of a text of this length for this browser, and sets the headers for it. */
export function encodingFor(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  length: number,
): Encoding {
  const { encoding, headers } = chooseEncoding(request, length);
  for (const [name, value] of headers) void reply.header(name, value);
  return encoding;
}

/** Chooses the encoding of a text of this length for this browser, and returns it with its headers. */
export function chooseEncoding(
  { headers }: Pick<FastifyRequest, 'headers'>,
  length: number,
): { readonly encoding: Encoding; readonly headers: readonly (readonly [string, string])[] } {
  if (length < SHORTEST_COMPRESSED) return { encoding: undefined, headers: [] };
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const varies = ['vary', 'accept-encoding'] as const;
  return {
    encoding,
    headers: encoding === undefined ? [varies] : [varies, ['content-encoding', encoding]],
  };
}

export function compressText(text: string | Buffer, encoding: NonNullable<Encoding>): Buffer {
  return encoding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text);
}
