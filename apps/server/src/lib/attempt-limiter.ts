/** Counts attempts under a key and says when there were too many. */
export interface AttemptLimiter {
  /** Seconds to wait, or 0 when another attempt is all right. */
  waitSeconds(key: string): number;
  count(key: string): void;
  /** Uncounts the latest attempt: it went well. */
  takeBack(key: string): void;
  /** An attempt that went well wipes the slate. */
  forget(key: string): void;
}

export interface AttemptLimit {
  readonly most: number;
  readonly withinMs: number;
  readonly now: () => number;
}

const KEYS_KEPT = 50_000;

/**
 * At most `most` counted attempts within the last `withinMs` under one key, in this process. The
 * oldest keys go when there are too many.
 */
export function buildAttemptLimiter({ most, withinMs, now }: AttemptLimit): AttemptLimiter {
  const attempts = new Map<string, readonly number[]>();
  const recent = (key: string) => {
    const at = now();
    // Attempts yet to come were counted before the clock was set back: nobody waits for them.
    return (attempts.get(key) ?? []).filter((then) => then > at - withinMs && then <= at);
  };
  return {
    waitSeconds(key) {
      const times = recent(key);
      const first = times.at(-most);
      return first === undefined ? 0 : Math.ceil((first + withinMs - now()) / 1000);
    },
    count(key) {
      const times = [...recent(key), now()].slice(-most);
      attempts.delete(key);
      attempts.set(key, times);
      const oldest = attempts.size > KEYS_KEPT ? attempts.keys().next().value : undefined;
      if (oldest !== undefined) attempts.delete(oldest);
    },
    takeBack(key) {
      const times = recent(key).slice(0, -1);
      if (times.length > 0) attempts.set(key, times);
      else attempts.delete(key);
    },
    forget(key) {
      attempts.delete(key);
    },
  };
}
