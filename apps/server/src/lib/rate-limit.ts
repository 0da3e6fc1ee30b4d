import { tooManyCalls } from '../errors.ts';
import { createLimiter } from './limiter.ts';
import { HOUR_MS, MINUTE_MS } from './time/durations.ts';

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
