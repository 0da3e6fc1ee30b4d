import { FAST_SCROLL_WINDOW_MS } from '../timings.ts';
import type { TriggerContext } from './trigger.ts';

/** Pixels scrolled up within the window of time that count as leaving. */
const FAST_UP_PX = 250;
/** Nearer to the top than this, a visitor is not leaving but arriving. */
const MUST_HAVE_SEEN_PX = 400;

interface Place {
  readonly atMs: number;
  readonly topPx: number;
}

/** Fires when a page that was scrolled down is flung back up. */
export function whenScrolledUpFast({ page, clock }: TriggerContext, fire: () => void): () => void {
  let lowestPx = 0;
  let recent: Place[] = [];
  return page.onScroll(({ topPx }) => {
    const atMs = clock.now();
    lowestPx = Math.max(lowestPx, topPx);
    recent = [
      ...recent.filter((place) => atMs - place.atMs <= FAST_SCROLL_WINDOW_MS),
      { atMs, topPx },
    ];
    const isFast = recent.some((place) => place.topPx - topPx >= FAST_UP_PX);
    if (lowestPx >= MUST_HAVE_SEEN_PX && isFast) fire();
  });
}
