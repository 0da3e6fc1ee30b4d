import type { FastifyReply } from 'fastify';
import { acceptedEncoding } from '../http/answers/accepted-encoding.ts';
import type { StoredFile } from './stored-files.ts';

/** One year, because the name changes with the content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** The script's name never changes, so every visitor has a new version after five minutes. */
export const FOR_MINUTES = 'public, max-age=300, stale-while-revalidate=86400';
export const ASK_EACH_TIME = 'no-cache';

/** Sends a file in the smallest form the browser accepts, or 304 if the browser has it. */
export function sendStored(
  reply: FastifyReply,
  file: StoredFile,
  cacheControl: string,
): FastifyReply {
  const { headers } = reply.request;
  void reply
    .header('cache-control', cacheControl)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff');
  if (hasTag(headers['if-none-match'], file.etag)) return reply.status(304).send();
  const [encoding, body] = choose(headers['accept-encoding'], file);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply.header('content-type', file.contentType).send(body);
}

function hasTag(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

function choose(
  header: string | string[] | undefined,
  file: StoredFile,
): readonly ['br' | 'gzip' | undefined, Buffer] {
  const encoding = acceptedEncoding(header);
  const body = encoding && file[encoding];
  return body ? [encoding, body] : [undefined, file.plain];
}
