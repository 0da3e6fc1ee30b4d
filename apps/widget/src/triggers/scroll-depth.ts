import { SCROLL_REARM_MS } from '../timings.ts';
import type { Trigger } from './trigger.ts';

/**
 * Opens once a share of the scrollable height has been reached; looks at most every 300 ms. Display
 * spec §4.
 */
export const scrollDepth: Trigger<{ readonly percent: number }> = {
  reason: 'scroll',
  configOf: ({ triggers: { scrolledPercent } }) =>
    scrolledPercent === undefined ? undefined : { percent: scrolledPercent },
  arm({ percent }, { page, clock }, fire) {
    let reached = 0;
    let stopWaiting: (() => void) | undefined;
    const look = (): void => {
      stopWaiting = undefined;
      if (reached < percent) return;
      stopListening();
      fire();
    };
    const stopListening = page.onScroll(({ reachedPercent }) => {
      reached = reachedPercent;
      stopWaiting ??= clock.after(SCROLL_REARM_MS, look);
    });
    return () => {
      stopListening();
      stopWaiting?.();
    };
  },
};
