import { pipeline } from 'node:stream';
import { failureCodes } from '../../lib/failure-codes.ts';
import {
  guardedGet,
  isPackedBadly,
  RedirectRefused,
  UnknownPacking,
  unpackerOf,
} from '../../lib/outgoing/guarded-get.ts';
import { AddressRefused, type MayCall } from '../../lib/outgoing/guarded-lookup.ts';
import { decodeText } from '../../lib/text/decode-text.ts';
import { type ByteLimit, limitBytes } from '../../lib/outgoing/limit-bytes.ts';
import { SourceBroken } from './formats/format.ts';

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 300;
/** A server that sends nothing for this time counts as failed. */
const SILENCE_MS = 30_000;
const HEADERS = {
  accept: 'application/json, application/xml, text/xml, text/csv, */*;q=0.5',
  'accept-encoding': 'gzip, br, deflate',
  'user-agent': 'Beckon (product catalogue)',
};

export interface OpenSourceOptions {
  readonly mayCall: MayCall;
  readonly signal: AbortSignal;
  /** Encoding of text that is not UTF-8 and declares no encoding. */
  readonly fallback: string;
  readonly maxMegabytes?: number;
}

/**
 * The text at an address in small pieces. The next piece is fetched after the last one was read.
 * Throws `SourceBroken` with a sentence for the owner.
 */
export async function* openSource(url: string, options: OpenSourceOptions): AsyncGenerator<string> {
  const { mayCall, signal, fallback, maxMegabytes = MAX_MEGABYTES } = options;
  const silence = new AbortController();
  try {
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const { response } = await guardedGet(new URL(url), {
      mayCall,
      signal: AbortSignal.any([signal, silence.signal]),
      headers: HEADERS,
    }).finally(() => clearTimeout(timer));
    response.setTimeout(SILENCE_MS, () => response.destroy(new Error('silence')));
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode < 200 || statusCode >= 300)
        throw new SourceBroken(`The address answered with the error ${statusCode}.`);
      const unpacker = unpackerOf(headers['content-encoding']);
      // The reader of the unpacked text gets the errors of the response.
      const body = unpacker ? pipeline(response, unpacker, () => {}) : response;
      const declared = /charset\s*=\s*"?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1];
      yield* decodeText(limitBytes(body, limitOf(maxMegabytes)), { declared, fallback });
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (isTimeLimit(signal.reason)) throw new SourceBroken('The feed took too long to read.');
    signal.throwIfAborted();
    throw asBroken(error, silence.signal.aborted);
  }
}

function limitOf(megabytes: number): ByteLimit {
  const tooMany = () => new SourceBroken(`The feed is larger than ${megabytes} MB.`);
  return { most: megabytes * MEGABYTE, tooMany };
}

/** The error with a sentence for the owner; an unexpected error stays unchanged. */
function asBroken(error: unknown, isSilent: boolean): unknown {
  if (error instanceof SourceBroken) return error;
  if (isSilent || (error instanceof Error && error.message === 'silence'))
    return new SourceBroken('The server stopped sending for 30 seconds.');
  const message = refusalOf(error) ?? failureOf(error);
  return message === undefined ? error : new SourceBroken(message);
}

/** Why we refuse to read it; undefined if we do not refuse. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof AddressRefused) return 'This address is inside the server’s own network.';
  if (error instanceof UnknownPacking || isPackedBadly(error))
    return 'What the address answered cannot be unpacked.';
  if (!(error instanceof RedirectRefused)) return undefined;
  return error.why === 'without-end'
    ? 'The address leads from one redirect to the next without end.'
    : 'The address leads to something that is not on the web.';
}

const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no site under this name. Is the address written correctly?',
  EAI_AGAIN: 'There is no site under this name. Is the address written correctly?',
  ECONNRESET: 'The connection broke off before the end.',
  ERR_STREAM_PREMATURE_CLOSE: 'The connection broke off before the end.',
};

/** Why it cannot be read; undefined if the error has no code. */
function failureOf(error: unknown): string | undefined {
  const { code } = failureCodes(error);
  if (code === undefined) return undefined;
  return FAILURES[code] ?? `The address cannot be reached (${code}).`;
}

function isTimeLimit(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
