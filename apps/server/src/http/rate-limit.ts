import { tooManyCalls } from '../errors.ts';
import { createLimiter } from '../lib/limiter.ts';
import { networkOf } from '../lib/network-of.ts';

const MINUTE_MS = 60_000;
const MAX_KEYS = 100_000;

export interface RateLimit {
  /**
   * Counts one call under the key; throws 429 with the seconds to wait when there were too many
   * this minute.
   */
  count(key: string, perMinute: number): void;
}

/**
 * Many people may share one address (an office, a phone network), so an address may do so many
 * times what one visitor may.
 */
const VISITORS_AN_ADDRESS = 20;

/**
 * Counts a visitor's call under visitor and address, and under the address alone: new visitor ids
 * must not help.
 */
export function countVisitorCall(
  rate: RateLimit,
  call: string,
  {
    address,
    visitorId,
    perMinute,
  }: { readonly address: string; readonly visitorId: string; readonly perMinute: number },
): void {
  const network = networkOf(address);
  rate.count(`${call} ${network}`, perMinute * VISITORS_AN_ADDRESS);
  rate.count(`${call} ${network} ${visitorId}`, perMinute);
}

/** Counts calls a key and minute, in the memory of this process. */
export function createRateLimit(now: () => number, maxKeys = MAX_KEYS): RateLimit {
  const limiter = createLimiter({ withinMs: MINUTE_MS, now, maxKeys });
  return {
    count(key, perMinute) {
      if (limiter.count(key) > perMinute) throw tooManyCalls(limiter.waitSeconds(key, perMinute));
    },
  };
}

/** Lets everything pass: for measuring. */
export const noRateLimit: RateLimit = { count: () => {} };
