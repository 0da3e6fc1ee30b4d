import { TextDecoder } from 'node:util';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { CallRefused } from '../../errors.ts';
import {
  guardedGet,
  isPackedBadly,
  RedirectRefused,
  UnknownPacking,
  unpackerOf,
} from '../../lib/outgoing/guarded-get.ts';
import { AddressRefused, type MayCall } from '../../lib/outgoing/guarded-lookup.ts';
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

/** A page of another server, and the `Set-Cookie` lines on the way to it. */
export interface FetchedPage {
  /** The address after all redirects. */
  readonly url: URL;
  readonly html: string;
  readonly setCookies: readonly { readonly host: string; readonly line: string }[];
}

export interface FetchOptions {
  readonly mayCall: MayCall;
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
  readonly maxMegabytes?: number;
  /** Accepted content types; by default those of pages. */
  readonly types?: readonly string[];
}

const LIMITS_OF_PAGES: Required<Pick<FetchOptions, 'patienceMs' | 'maxMegabytes' | 'types'>> = {
  patienceMs: 15_000,
  maxMegabytes: 5,
  types: ['text/html', 'application/xhtml+xml'],
};
const MEGABYTE = 1024 * 1024;
const HEADERS = {
  'accept-encoding': 'gzip, br, deflate',
  'user-agent': 'Mozilla/5.0 (compatible; Beckon; cookie scan)',
};

/**
 * Loads a page with a request from the server and follows redirects. Each request goes only to
 * addresses that `mayCall` allows. Rejects with `CallRefused`, whose message is for the owner.
 */
export async function fetchPage(
  start: URL,
  { mayCall, signal, ...options }: FetchOptions,
): Promise<FetchedPage> {
  const { patienceMs, ...limits } = { ...LIMITS_OF_PAGES, ...options };
  const timeLimit = AbortSignal.timeout(patienceMs);
  try {
    return await follow(start, {
      mayCall,
      ...limits,
      signal: AbortSignal.any([signal, timeLimit]),
    });
  } catch (error) {
    throw refusalOf(error, timeLimit.aborted);
  }
}

/** The error for the owner. */
function refusalOf(error: unknown, isLate: boolean): CallRefused {
  if (error instanceof CallRefused) return error;
  if (error instanceof AddressRefused) return addressInside();
  if (error instanceof UnknownPacking) return isUnreadable();
  if (error instanceof RedirectRefused)
    return error.why === 'without-end' ? leadsNowhere() : leadsAway();
  return isLate ? takesTooLong() : unreachable(error);
}

async function follow(
  start: URL,
  { mayCall, signal, ...limits }: Limits & { readonly mayCall: MayCall },
): Promise<FetchedPage> {
  const { url, response, setCookies } = await guardedGet(start, {
    mayCall,
    signal,
    headers: { ...HEADERS, accept: limits.types.join(',') },
  });
  return { url, html: await readHtml(response, { signal, ...limits }), setCookies };
}

interface Limits {
  readonly maxMegabytes: number;
  readonly types: readonly string[];
  readonly signal: AbortSignal;
}

async function readHtml(
  response: IncomingMessage,
  { maxMegabytes, types, signal }: Limits,
): Promise<string> {
  const { statusCode = 0, headers } = response;
  const [type = '', ...parameters] = (headers['content-type'] ?? 'text/html').split(';');
  const kind = type.trim().toLowerCase();
  try {
    if (statusCode < 200 || statusCode >= 300) throw answersWith(statusCode);
    if (!types.includes(kind)) throw isNoPage(kind);
    const body = await readBody(response, maxMegabytes, signal);
    return decoderOf(parameters.join(';')).decode(body);
  } finally {
    response.destroy();
  }
}

/** Limits the size after decompression, because small responses may contain gigabytes. */
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
    throw isPackedBadly(error) ? isUnreadable() : error;
  }
  return Buffer.concat(chunks);
}

function decoderOf(parameters: string): TextDecoder {
  const label = /charset\s*=\s*"?([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
