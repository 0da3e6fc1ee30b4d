import type { Clock } from '../clock.ts';

interface Waiting {
  dueAtMs: number;
  readonly periodMs: number | undefined;
  readonly run: () => void;
}

export interface FakeClock extends Clock {
  /** Moves time on and runs everything that is due, in order. */
  pass(ms: number): void;
  /** Sets the time back, as when a wrong clock is corrected. Timers are not delayed by that. */
  setBack(ms: number): void;
  /** The number of timers that are still running. */
  pending(): number;
}

/** A clock that moves only when a test moves it. */
export function fakeClock(startMs = Date.UTC(2026, 10, 1, 10)): FakeClock {
  let nowMs = startMs;
  const waiting = new Set<Waiting>();
  const start = (delayMs: number, periodMs: number | undefined, run: () => void): (() => void) => {
    const entry: Waiting = { dueAtMs: nowMs + delayMs, periodMs, run };
    waiting.add(entry);
    return () => void waiting.delete(entry);
  };
  const nextDue = (untilMs: number): Waiting | undefined =>
    [...waiting]
      .filter(({ dueAtMs }) => dueAtMs <= untilMs)
      .toSorted((a, b) => a.dueAtMs - b.dueAtMs)[0];
  return {
    now: () => nowMs,
    after: (delayMs, run) => start(delayMs, undefined, run),
    every: (periodMs, run) => start(periodMs, periodMs, run),
    pending: () => waiting.size,
    setBack(ms) {
      nowMs -= ms;
      for (const entry of waiting) entry.dueAtMs -= ms;
    },
    pass(ms) {
      const untilMs = nowMs + ms;
      for (let entry = nextDue(untilMs); entry; entry = nextDue(untilMs)) {
        nowMs = Math.max(nowMs, entry.dueAtMs);
        if (entry.periodMs === undefined) waiting.delete(entry);
        else entry.dueAtMs += entry.periodMs;
        entry.run();
      }
      nowMs = untilMs;
    },
  };
}
