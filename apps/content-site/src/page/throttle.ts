import type { Clock } from '@beckon/host-page/clock';

/**
 * Runs at once, then at most once every `ms` milliseconds: calls in between are made up for by one
 * run at the end of the wait.
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
