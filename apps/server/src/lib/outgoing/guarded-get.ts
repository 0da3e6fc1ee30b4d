import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { guardedRequest, type GuardedRequest } from './guarded-request.ts';

const MOST_REDIRECTS = 5;

/** Thrown for too many redirects, and for a redirect to an address that is not http or https. */
export class RedirectRefused extends Error {
  readonly why: 'without-end' | 'off-the-web';

  constructor(why: 'without-end' | 'off-the-web') {
    super(why);
    this.why = why;
  }
}

/** Thrown if the answer is compressed in a way that was not requested. */
export class UnknownPacking extends Error {}

export interface GuardedGet {
  /** The address after all redirects. */
  readonly url: URL;
  /** The status may be any. Destroy the response if you do not read it to the end. */
  readonly response: IncomingMessage;
  /** The `Set-Cookie` lines of all answers, redirects included. */
  readonly setCookies: readonly { readonly host: string; readonly line: string }[];
}

export type GuardedGetOptions = Pick<GuardedRequest, 'mayCall' | 'signal' | 'headers'>;

/**
 * Like `guardedRequest`, but follows redirects. Each redirect is checked as the first address is.
 * Rejects with `AddressRefused`, `RedirectRefused` or the error of the connection.
 */
export async function guardedGet(start: URL, options: GuardedGetOptions): Promise<GuardedGet> {
  const setCookies: { host: string; line: string }[] = [];
  let url = start;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await guardedRequest(url, options);
    const { headers } = response;
    for (const line of headers['set-cookie'] ?? []) setCookies.push({ host: url.hostname, line });
    if (!isRedirect(response) || headers.location === undefined)
      return { url, response, setCookies };
    response.destroy();
    url = redirectTarget(headers.location, url);
  }
  throw new RedirectRefused('without-end');
}

export function isRedirect({ statusCode = 0 }: Pick<IncomingMessage, 'statusCode'>): boolean {
  return statusCode >= 300 && statusCode < 400;
}

/**
 * The stream that decompresses the body; undefined if the body is not compressed. Throws
 * `UnknownPacking` for any other encoding.
 */
export function unpackerOf(encoding: string | undefined): Transform | undefined {
  switch (encoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      throw new UnknownPacking();
  }
}

/** True if the error comes from the decompression. */
export function isPackedBadly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(Z_|ERR__|ERR_BR)/.test(String(error.code));
}

/** The address of a redirect. Throws `RedirectRefused` if it is neither http nor https. */
export function redirectTarget(location: string, from: URL): URL {
  const next = URL.parse(location, from.href);
  if (next === null || !['http:', 'https:'].includes(next.protocol))
    throw new RedirectRefused('off-the-web');
  return next;
}
