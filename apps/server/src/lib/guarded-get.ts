import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AddressRefused, guardedLookup, type MayCall, mayCallHost } from './guarded-lookup.ts';

const MOST_REDIRECTS = 5;

/** Too many redirects, or one to something that is not on the web. */
export class RedirectRefused extends Error {
  readonly why: 'without-end' | 'off-the-web';

  constructor(why: 'without-end' | 'off-the-web') {
    super(why);
    this.why = why;
  }
}

/** The answer is compressed in a way that was not requested. */
export class UnknownPacking extends Error {}

export interface GuardedGet {
  /** Where redirects ended. */
  readonly url: URL;
  /** With any status. Destroy it if it is not read to the end. */
  readonly response: IncomingMessage;
  /** The `Set-Cookie` lines of all answers, redirects included. */
  readonly setCookies: readonly { readonly host: string; readonly line: string }[];
}

export interface GuardedGetOptions {
  readonly mayCall: MayCall;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Gets an address that someone else named, and follows redirects. Each redirect is checked: the
 * name is looked up, the IP address is checked, and exactly this address is called. Rejects with
 * `AddressRefused`, `RedirectRefused` or what the connection failed with.
 */
export async function guardedGet(start: URL, options: GuardedGetOptions): Promise<GuardedGet> {
  const setCookies: { host: string; line: string }[] = [];
  let url = start;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await get(url, options);
    const { statusCode = 0, headers } = response;
    for (const line of headers['set-cookie'] ?? []) setCookies.push({ host: url.hostname, line });
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
      return { url, response, setCookies };
    response.destroy();
    url = nextHop(headers.location, url);
  }
  throw new RedirectRefused('without-end');
}

/** What unpacks the body; undefined: it is not packed. Throws `UnknownPacking`. */
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

/** True for an error of the unpacking itself. */
export function isPackedBadly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(Z_|ERR__|ERR_BR)/.test(String(error.code));
}

function nextHop(location: string, from: URL): URL {
  const next = URL.parse(location, from.href);
  if (next === null || !['http:', 'https:'].includes(next.protocol))
    throw new RedirectRefused('off-the-web');
  return next;
}

function get(url: URL, { mayCall, signal, headers }: GuardedGetOptions): Promise<IncomingMessage> {
  if (!mayCallHost(url.hostname, mayCall)) return Promise.reject(new AddressRefused(url.hostname));
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    // No agent: a connection that was allowed to another caller must not be used again.
    send(url, { agent: false, lookup: guardedLookup(mayCall), signal, headers }, resolve)
      .on('error', reject)
      .end();
  });
}
