const MINUTE_MS = 60_000;
const MAX_KEYS = 50_000;

/** Counts how often a key came within the running minute, itself included. */
export function createMinuteCount(now: () => number): (key: string) => number {
  let startedAt = now();
  let counts = new Map<string, number>();
  return (key) => {
    if (now() - startedAt >= MINUTE_MS || counts.size >= MAX_KEYS) {
      startedAt = now();
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
}
