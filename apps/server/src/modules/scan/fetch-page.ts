import { TextDecoder } from 'node:util';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CallRefused } from '../../errors.ts';
import {
  AddressRefused,
  guardedLookup,
  type MayCall,
  mayCallHost,
} from '../../lib/guarded-lookup.ts';
import {
  addressInside,
  answersWith,
  isNoPage,
  isTooLarge,
  isUnreadable,
  leadsAway,
  leadsNowhere,
  takesTooLong,
  unreachable,
} from './scan-failures.ts';

/** A page of somebody else's, and the `Set-Cookie` lines on the way to it. */
export interface FetchedPage {
  /** Where redirects ended. */
  readonly url: URL;
  readonly html: string;
  readonly setCookies: readonly { readonly host: string; readonly line: string }[];
}

export interface FetchOptions {
  readonly mayCall: MayCall;
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
  readonly maxMegabytes?: number;
}

const PATIENCE_MS = 15_000;
const MAX_MEGABYTES = 5;
const MOST_REDIRECTS = 5;
const MEGABYTE = 1024 * 1024;
const HEADERS = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, br, deflate',
  'user-agent': 'Mozilla/5.0 (compatible; Beckon; cookie scan)',
};

/**
 * Loads a page as the server itself, redirects followed. Every hop is guarded: only addresses that
 * `mayCall` allows. Rejects with `CallRefused`, whose message is for the owner.
 */
export async function fetchPage(
  start: URL,
  { mayCall, signal, patienceMs = PATIENCE_MS, maxMegabytes = MAX_MEGABYTES }: FetchOptions,
): Promise<FetchedPage> {
  const timeLimit = AbortSignal.timeout(patienceMs);
  try {
    return await follow(start, {
      mayCall,
      maxMegabytes,
      signal: AbortSignal.any([signal, timeLimit]),
    });
  } catch (error) {
    if (error instanceof CallRefused) throw error;
    if (error instanceof AddressRefused) throw addressInside();
    throw timeLimit.aborted ? takesTooLong() : unreachable(error);
  }
}

interface FollowOptions {
  readonly mayCall: MayCall;
  readonly maxMegabytes: number;
  readonly signal: AbortSignal;
}

async function follow(
  start: URL,
  { mayCall, maxMegabytes, signal }: FollowOptions,
): Promise<FetchedPage> {
  const setCookies: { host: string; line: string }[] = [];
  let url = start;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await get(url, mayCall, signal);
    const { statusCode = 0, headers } = response;
    for (const line of headers['set-cookie'] ?? []) setCookies.push({ host: url.hostname, line });
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
      return { url, html: await readHtml(response, maxMegabytes, signal), setCookies };
    response.destroy();
    url = nextHop(headers.location, url);
  }
  throw leadsNowhere();
}

function nextHop(location: string, from: URL): URL {
  const next = URL.parse(location, from.href);
  if (next === null || !['http:', 'https:'].includes(next.protocol)) throw leadsAway();
  return next;
}

function get(url: URL, mayCall: MayCall, signal: AbortSignal): Promise<IncomingMessage> {
  if (!mayCallHost(url.hostname, mayCall)) throw addressInside();
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    // No agent: a connection that was allowed to another caller must not be used again.
    send(url, { agent: false, lookup: guardedLookup(mayCall), signal, headers: HEADERS }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readHtml(
  response: IncomingMessage,
  maxMegabytes: number,
  signal: AbortSignal,
): Promise<string> {
  const { statusCode = 0, headers } = response;
  const [type = '', ...parameters] = (headers['content-type'] ?? 'text/html').split(';');
  const kind = type.trim().toLowerCase();
  try {
    if (statusCode < 200 || statusCode >= 300) throw answersWith(statusCode);
    if (kind !== 'text/html' && kind !== 'application/xhtml+xml') throw isNoPage(kind);
    const body = await readBody(response, maxMegabytes, signal);
    return decoderOf(parameters.join(';')).decode(body);
  } finally {
    response.destroy();
  }
}

/** The limit is on what comes out of the decompression: small answers may unfold to gigabytes. */
async function readBody(
  response: IncomingMessage,
  maxMegabytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const gather = async (parts: AsyncIterable<Buffer>) => {
    for await (const chunk of parts) {
      size += chunk.length;
      if (size > maxMegabytes * MEGABYTE) throw isTooLarge(maxMegabytes);
      chunks.push(chunk);
    }
  };
  const unpack = unpackerOf(response.headers['content-encoding']);
  try {
    await (unpack === undefined
      ? pipeline(response, gather, { signal })
      : pipeline(response, unpack, gather, { signal }));
  } catch (error) {
    const isPacked =
      error instanceof Error && 'code' in error && /^(Z_|ERR__|ERR_BR)/.test(String(error.code));
    throw isPacked ? isUnreadable() : error;
  }
  return Buffer.concat(chunks);
}

function unpackerOf(encoding: string | undefined) {
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
      throw isUnreadable();
  }
}

function decoderOf(parameters: string): TextDecoder {
  const label = /charset\s*=\s*"?([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
