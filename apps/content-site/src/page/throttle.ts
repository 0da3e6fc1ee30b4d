import type { Clock } from '@beckon/host-page/clock';

/**
 * Returns a throttled function: it runs at once, then at most every `ms` milliseconds. Calls during
 * the wait lead to one run at its end.
 */
export function throttle(clock: Clock, ms: number, run: () => void): () => void {
  let isWaiting = false;
  let isWanted = false;
  const start = (): void => {
    isWaiting = true;
    isWanted = false;
    clock.after(ms, () => {
      isWaiting = false;
      if (isWanted) start();
    });
    run();
  };
  return () => {
    if (isWaiting) isWanted = true;
    else start();
  };
}
