const MAX_KEYS = 50_000;

/** Counts how often a key came within the running window of time (ms), itself included. */
export function createWindowCount(now: () => number, windowMs: number): (key: string) => number {
  let startedAt = now();
  let counts = new Map<string, number>();
  return (key) => {
    if (now() - startedAt >= windowMs || counts.size >= MAX_KEYS) {
      startedAt = now();
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
}
