import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';
import { ownCopy } from './text/own-copy.ts';

/** Counts events under a key, such as calls from a network, in time windows. */
export interface Limiter {
  /** Adds `amount` (1 by default) to the key's current window, and returns the new count. */
  count(key: string, amount?: number): number;
  /** Seconds until the key's window ends, if it has at least `most`; 0 if another event is allowed. */
  waitSeconds(key: string, most: number): number;
  /** Subtracts one from the key's count, after a success. */
  takeBack(key: string): void;
  /** Resets the key's count, after a success. */
  forget(key: string): void;
}

export interface LimiterOptions {
  /** Length of a window (ms). The window of a key begins with its first count. */
  readonly withinMs: number;
  readonly now: () => number;
  /** Maximum number of keys. Beyond it, the key that was counted least recently is forgotten. */
  readonly maxKeys?: number;
}

const KEYS_KEPT = 50_000;

interface Window {
  readonly startedAt: number;
  count: number;
}

/**
 * Creates a limiter in the memory of this process. All limits of the server use it. The callers
 * decide what they count, and what happens above a limit. docs/decisions/0031.
 */
export function createLimiter({ withinMs, now, maxKeys = KEYS_KEPT }: LimiterOptions): Limiter {
  const windows = new LRUCache<string, Window>(atMost(maxKeys));

  const running = (key: string): Window | undefined => {
    const window = windows.get(key);
    const lasted = now() - (window?.startedAt ?? 0);
    // A window can begin in the future only if the clock was set back. Nobody waits for that.
    return lasted >= 0 && lasted < withinMs ? window : undefined;
  };

  return {
    count(key, amount = 1) {
      const known = running(key);
      const window = known ?? { startedAt: now(), count: 0 };
      window.count += amount;
      if (known === undefined) windows.set(ownCopy(key), window);
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
