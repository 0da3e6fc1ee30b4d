import type { PageTools } from '../page/page-tools.ts';
import { throttle } from '../page/throttle.ts';
import { DISTANCES, TIMINGS } from '../timings.ts';
import { findLazy, loadLazy } from './load-lazy.ts';

/** Loads pictures, frames, videos and backgrounds when they come near the window. */
export interface LazyLoading {
  look(): void;
}

export function startLazyLoading(tools: PageTools): LazyLoading {
  const { window, document, clock, guard, listen } = tools;
  const loadThose = (isDue: (element: HTMLElement) => boolean): void => {
    const waiting = findLazy(document);
    const due = new Set(waiting.filter(isDue));
    for (const element of waiting) {
      if (due.has(element)) {
        moves.unobserve(element);
        loadLazy(element);
      } else moves.observe(element);
    }
  };
  const look = throttle(clock, TIMINGS.lazyThrottle, () =>
    loadThose((element) => isNear(element, window)),
  );
  // A tab, a dialog or a list that opens shows what waits in it, and nothing is scrolled.
  const moves = new window.IntersectionObserver(guard(look), {
    rootMargin: `${DISTANCES.lazyAheadPx}px`,
  });
  // The scroll event of an element inside the page does not bubble.
  listen(document, 'scroll', look, { capture: true });
  listen(window, 'resize', look);
  listen(window, 'beforeprint', () => loadThose(() => true));
  return { look };
}

/** Elements that are not displayed (`display: none`) do not count as near. */
function isNear(element: HTMLElement, window: Window): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const ahead = DISTANCES.lazyAheadPx;
  return (
    bottom >= -ahead &&
    top <= window.innerHeight + ahead &&
    right >= -ahead &&
    left <= window.innerWidth + ahead &&
    element.getClientRects().length > 0
  );
}
