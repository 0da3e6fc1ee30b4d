import type { Guard } from './guard.ts';

/** The time source of everything that waits. Delays and moments are in milliseconds. */
export interface Clock {
  now(): number;
  /** Runs once; returns a function that stops it before that. */
  after(delayMs: number, run: () => void): () => void;
  /** Runs repeatedly until the returned function is called. */
  every(periodMs: number, run: () => void): () => void;
}

/** The browser's own clock; what it runs cannot throw into the host page. */
export function browserClock(guard: Guard): Clock {
  return {
    now: () => Date.now(),
    after(delayMs, run) {
      const timer = setTimeout(guard(run), delayMs);
      return () => clearTimeout(timer);
    },
    every(periodMs, run) {
      const timer = setInterval(guard(run), periodMs);
      return () => clearInterval(timer);
    },
  };
}
