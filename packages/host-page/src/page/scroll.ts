import type { Guard } from '../guard.ts';
import type { Listen, Off } from '../listen.ts';

export interface ScrollPosition {
  /** The share of the scrollable height that has been reached. 100 for a page that cannot scroll. */
  readonly reachedPercent: number;
  readonly topPx: number;
}

const FULL_PERCENT = 100;

/** How far the page has been scrolled; its css may let the body scroll instead of the window. */
export function readScroll(window: Window): ScrollPosition {
  const { documentElement, body } = window.document;
  const scrollablePx =
    Math.max(documentElement.scrollHeight, body.scrollHeight) - window.innerHeight;
  const topPx = window.scrollY || body.scrollTop;
  return {
    topPx,
    reachedPercent: scrollablePx > 0 ? (topPx / scrollablePx) * FULL_PERCENT : FULL_PERCENT,
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
  const off = listen(
    window,
    'scroll',
    () => {
      frame ??= window.requestAnimationFrame(
        guard(() => {
          frame = undefined;
          handler(readScroll(window));
        }),
      );
    },
    { capture: true },
  );
  return () => {
    off();
    if (frame !== undefined) window.cancelAnimationFrame(frame);
  };
}
