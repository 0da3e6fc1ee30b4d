import { SCROLL_REARM_MS, SHORT_PAGE_MS } from '../timings.ts';
import type { Trigger } from './trigger.ts';

/**
 * Opens once a share of the scrollable height has been reached. Checks at most every 300 ms. A page
 * that is too short to scroll counts as completely seen; that is checked once, after its content
 * has had time to load. docs/behaviour/triggers.md#scroll-depth.
 */
export const scrollDepth: Trigger<{ readonly percent: number }> = {
  configOf: ({ triggers: { scrolledPercent } }) =>
    scrolledPercent === undefined ? undefined : { percent: scrolledPercent },
  arm({ percent }, { page, clock }, fire) {
    let stopWaiting: (() => void) | undefined;
    const look = (): void => {
      if (page.scrolled().reachedPercent < percent) return;
      stop();
      fire();
    };
    const stopFirst = clock.after(SHORT_PAGE_MS, look);
    const stopListening = page.onScroll(() => {
      stopWaiting ??= clock.after(SCROLL_REARM_MS, () => {
        stopWaiting = undefined;
        look();
      });
    });
    const stop = (): void => {
      stopListening();
      stopFirst();
      stopWaiting?.();
    };
    return stop;
  },
};
