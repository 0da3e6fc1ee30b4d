import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

/** Counts what happens under a key, such as calls from a network, in windows of time. */
export interface Limiter {
  /** Counts one, or so many; returns how many there were in the key's window, these included. */
  count(key: string, amount?: number): number;
  /** Seconds until the key's window ends when `most` were counted in it; 0: another is all right. */
  waitSeconds(key: string, most: number): number;
  /** Uncounts one: it went well. */
  takeBack(key: string): void;
  /** Forgets what was counted: all went well. */
  forget(key: string): void;
}

export interface LimiterOptions {
  /** How long a window lasts (ms). A key's own begins with its first count. */
  readonly withinMs: number;
  readonly now: () => number;
  /** Keys remembered at once; beyond it the one that was not counted for longest is forgotten. */
  readonly maxKeys?: number;
}

const KEYS_KEPT = 50_000;

interface Window {
  readonly startedAt: number;
  count: number;
}

/**
 * The one limiter of the server, in the memory of this process; what its neighbours count, and what
 * they do with too many, is theirs. docs/decisions/0031.
 */
export function createLimiter({ withinMs, now, maxKeys = KEYS_KEPT }: LimiterOptions): Limiter {
  const windows = new LRUCache<string, Window>(atMost(maxKeys));

  const running = (key: string): Window | undefined => {
    const window = windows.get(key);
    const lasted = now() - (window?.startedAt ?? 0);
    // Begun in the future only when the clock was set back: nobody waits for that.
    return lasted >= 0 && lasted < withinMs ? window : undefined;
  };

  return {
    count(key, amount = 1) {
      const known = running(key);
      const window = known ?? { startedAt: now(), count: 0 };
      window.count += amount;
      if (known === undefined) windows.set(key, window);
      return window.count;
    },
    waitSeconds(key, most) {
      const window = running(key);
      if (!window || window.count < most) return 0;
      return Math.max(1, Math.ceil((window.startedAt + withinMs - now()) / 1000));
    },
    takeBack(key) {
      const window = running(key);
      if (window && window.count > 0) window.count -= 1;
    },
    forget(key) {
      windows.delete(key);
    },
  };
}
