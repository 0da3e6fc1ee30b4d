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
  const { scrollTop, scrollHeight, clientHeight } = scrollerOf(window);
  const scrollablePx = scrollHeight - clientHeight;
  return {
    topPx: scrollTop,
    // Browsers round the heights, but not `scrollTop`, so it may end a part of a pixel earlier.
    reachedPercent:
      Math.ceil(scrollTop) < scrollablePx
        ? (scrollTop / scrollablePx) * FULL_PERCENT
        : FULL_PERCENT,
  };
}

/**
 * What scrolls: the window, or if it cannot scroll far, the body or another large element in the
 * middle of the window.
 */
function scrollerOf({ document, innerWidth, innerHeight }: Window): Element {
  const page = document.scrollingElement ?? document.documentElement;
  // The elements around others come last.
  const scroller = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .findLast(
      (element) =>
        element.clientHeight > innerHeight / 2 &&
        element.scrollHeight - element.clientHeight > innerHeight / 10 &&
        (element === page || /auto|scroll/.test(getComputedStyle(element).overflowY)),
    );
  return scroller ?? page;
}

/**
 * Calls the handler when something in the page is scrolled, at most once per frame, because looking
 * where it is then makes the browser compute the layout.
 */
export function onScroll(window: Window, listen: Listen, guard: Guard, handler: () => void): Off {
  let frame: number | undefined;
  const off = listen(
    window,
    'scroll',
    () => {
      frame ??= window.requestAnimationFrame(
        guard(() => {
          frame = undefined;
          handler();
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
