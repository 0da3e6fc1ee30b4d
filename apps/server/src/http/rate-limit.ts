import { tooManyCalls } from '../errors.ts';

const WINDOW_MS = 60_000;
/** Keys remembered at once; beyond it the one that was not counted for longest is forgotten. */
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

/** What one caller can send from at will: an IPv4 address, or the 2^64 IPv6 addresses of one line. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [start = ''] = address.split('::', 1);
  return [...start.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':');
}

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
  let windowStart = now();
  let counts = new Map<string, number>();
  return {
    count(key, perMinute) {
      const sinceStart = now() - windowStart;
      // Before its own start only when the clock was set back.
      if (sinceStart >= WINDOW_MS || sinceStart < 0) {
        windowStart = now();
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      // Set again to stand last: whoever calls on and on is never the one forgotten.
      counts.delete(key);
      counts.set(key, count);
      const oldest = counts.size > maxKeys ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
      if (count > perMinute)
        throw tooManyCalls(Math.max(1, Math.ceil((windowStart + WINDOW_MS - now()) / 1000)));
    },
  };
}

/** Lets everything pass: for measuring. */
export const noRateLimit: RateLimit = { count: () => {} };
