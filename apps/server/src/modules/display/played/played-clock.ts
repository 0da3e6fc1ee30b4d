import type { createDisplayQueue } from '@beckon/popup-core/queue/display-queue';

type Clock = Parameters<typeof createDisplayQueue>[0];

/** A clock that moves only when the caller moves it. */
export interface PlayedClock extends Clock {
  /** Runs everything that is due until this time (ms), in order, and stops there. */
  runUntil(untilMs: number): void;
}

interface Waiting {
  dueAtMs: number;
  readonly periodMs: number | undefined;
  readonly run: () => void;
}

export function createPlayedClock(startMs: number): PlayedClock {
  let nowMs = startMs;
  const waiting = new Set<Waiting>();
  const wait = (delayMs: number, periodMs: number | undefined, run: () => void): (() => void) => {
    const entry: Waiting = { dueAtMs: nowMs + delayMs, periodMs, run };
    waiting.add(entry);
    return () => void waiting.delete(entry);
  };
  const nextDue = (untilMs: number): Waiting | undefined =>
    [...waiting]
      .filter(({ dueAtMs }) => dueAtMs <= untilMs)
      .toSorted((one, other) => one.dueAtMs - other.dueAtMs)[0];
  return {
    now: () => nowMs,
    after: (delayMs, run) => wait(delayMs, undefined, run),
    every: (periodMs, run) => wait(periodMs, periodMs, run),
    runUntil(untilMs) {
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
