import type { Guard } from '../guard.ts';
import type { Listen, Off } from '../listen.ts';

export interface ScrollPosition {
  /** The share of the scrollable height that has been reached. 100 for a page that cannot scroll. */
  readonly reachedPercent: number;
  readonly topPx: number;
}

const FULL_PERCENT = 100;

/** How far the page has been scrolled. */
export function readScroll(window: Window): ScrollPosition {
  const { documentElement } = window.document;
  const scrollablePx = documentElement.scrollHeight - window.innerHeight;
  const topPx = window.scrollY;
  return {
    topPx,
    reachedPercent:
      scrollablePx <= 0
        ? FULL_PERCENT
        : Math.min(FULL_PERCENT, (topPx / scrollablePx) * FULL_PERCENT),
  };
}

/**
 * Reports the position at most once per frame, because reading it makes the browser compute the
 * layout.
 */
export function onScroll(
  window: Window,
  listen: Listen,
  guard: Guard,
  handler: (position: ScrollPosition) => void,
): Off {
  let frame: number | undefined;
  const off = listen(window, 'scroll', () => {
    frame ??= window.requestAnimationFrame(
      guard(() => {
        frame = undefined;
        handler(readScroll(window));
      }),
    );
  });
  return () => {
    off();
    if (frame !== undefined) window.cancelAnimationFrame(frame);
  };
}
