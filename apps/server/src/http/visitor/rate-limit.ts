import { BODY_LIMIT_BYTES } from '@beckon/contract/values';
import { tooManyCalls } from '../../errors.ts';
import { createLimiter } from '../../lib/limiter.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
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
  /** Counts bytes under the key; throws 429 in the same way when there were too many this hour. */
  countBytes(key: string, bytes: number, perHour: number): void;
}

interface Caller extends Pick<VisitorCall, 'ip' | 'headers'> {
  /** The path with its query, which is what a call without a body stores. */
  readonly url?: string;
}

/**
 * Many people may share one address (an office, a phone network). So the limit of an address is
 * this many times the limit of one visitor.
 */
const VISITORS_AN_ADDRESS = 20;

/**
 * Bytes per hour that a network may send to be stored, for each kind of call. Twenty thousand leads
 * of a usual form need less. A browser whose lead is refused sends it again later.
 */
const STORED_AN_HOUR = 60_000_000;

/**
 * Counts the bytes of a call that is stored, under its network, so that nobody can fill the disk.
 * Throws 429 above the limit.
 */
export function countStored(rate: RateLimit, call: string, caller: Caller): void {
  rate.countBytes(`${call} ${networkOf(caller.ip)}`, sizeOf(caller), STORED_AN_HOUR);
}

/**
 * The size in bytes of a call's path, query and body. A body without a content length counts as the
 * longest allowed.
 */
export function sizeOf({ headers, url = '' }: Omit<Caller, 'ip'>): number {
  return headers['transfer-encoding'] === undefined
    ? url.length + Number(headers['content-length'] ?? 0)
    : BODY_LIMIT_BYTES;
}

/**
 * Counts a visitor's call under visitor and address, and under the address alone, because new
 * visitor ids must not raise the limit. Counts its bytes, too, as `countStored` does. Throws 429
 * above a limit.
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

/** Counts calls per key and minute, and bytes per key and hour, in the memory of this process. */
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

/** Limits nothing. For load tests. */
export const noRateLimit: RateLimit = { count: () => {}, countBytes: () => {} };
