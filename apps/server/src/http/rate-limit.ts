import { BODY_LIMIT_BYTES } from '@beckon/contract/values';
import { tooManyCalls } from '../errors.ts';
import { createLimiter } from '../lib/limiter.ts';
import { networkOf } from '../lib/network-of.ts';
import type { VisitorCall } from './visitor-call.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_KEYS = 100_000;

export interface RateLimit {
  /**
   * Counts one call under the key; throws 429 with the seconds to wait when there were too many
   * this minute.
   */
  count(key: string, perMinute: number): void;
  /** The same for bytes within an hour. */
  countBytes(key: string, bytes: number, perHour: number): void;
}

type Caller = Pick<VisitorCall, 'ip' | 'headers'>;

/**
 * Many people may share one address (an office, a phone network), so an address may do so many
 * times what one visitor may.
 */
const VISITORS_AN_ADDRESS = 20;

/**
 * Bytes that a network may have stored within an hour, for each kind of call. Twenty thousand leads
 * of a usual form need less; the browsers of those that wait send them again later.
 */
const STORED_AN_HOUR = 60_000_000;

/** Counts what a call sends to be stored under its network, so that nobody can fill the disk. */
export function countStored(rate: RateLimit, call: string, caller: Caller): void {
  rate.countBytes(`${call} ${networkOf(caller.ip)}`, sizeOf(caller), STORED_AN_HOUR);
}

/** The bytes of a call's body. One that does not say its length counts as one that is long. */
export function sizeOf({ headers }: Pick<Caller, 'headers'>): number {
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : BODY_LIMIT_BYTES;
}

/**
 * Counts a visitor's call under visitor and address, and under the address alone, because new
 * visitor ids must not help; and what it sends, as `countStored` does.
 */
export function countVisitorCall(
  rate: RateLimit,
  call: string,
  {
    caller,
    visitorId,
    perMinute,
  }: { readonly caller: Caller; readonly visitorId: string; readonly perMinute: number },
): void {
  const network = networkOf(caller.ip);
  rate.count(`${call} ${network}`, perMinute * VISITORS_AN_ADDRESS);
  rate.count(`${call} ${network} ${visitorId}`, perMinute);
  rate.countBytes(`${call} ${network}`, sizeOf(caller), STORED_AN_HOUR);
}

/** Counts calls a key and minute, and bytes a key and hour, in the memory of this process. */
export function createRateLimit(now: () => number, maxKeys = MAX_KEYS): RateLimit {
  const minutes = createLimiter({ withinMs: MINUTE_MS, now, maxKeys });
  const hours = createLimiter({ withinMs: HOUR_MS, now, maxKeys });
  return {
    count(key, perMinute) {
      if (minutes.count(key) > perMinute) throw tooManyCalls(minutes.waitSeconds(key, perMinute));
    },
    countBytes(key, bytes, perHour) {
      if (hours.count(key, bytes) > perHour) throw tooManyCalls(hours.waitSeconds(key, perHour));
    },
  };
}

/** Lets everything pass: for measuring. */
export const noRateLimit: RateLimit = { count: () => {}, countBytes: () => {} };
