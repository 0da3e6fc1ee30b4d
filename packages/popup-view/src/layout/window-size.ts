import type { Size } from './scale-to-fit.ts';

/** The part of the window that visitors see, as if there were no on-screen keyboard. */
export interface WindowSize extends Size {
  /** The margins of what fills the window, so that all of it is in that part. */
  readonly margin: string;
}

/** A smaller difference of the widths is a scroll bar. */
const WIDER_MIN_PX = 18;

/**
 * Reads the part of the window that visitors see. A page that is wider than a phone makes the
 * window wider, too, and higher in the same proportion.
 */
export function readWindowSize(page: Window): WindowSize {
  const { innerWidth, innerHeight, visualViewport: seen, document } = page;
  // If the visitor has zoomed in, the visual viewport shrinks because of the zoom.
  if (!seen || seen.scale > 1.01 || innerWidth - seen.width <= WIDER_MIN_PX)
    return {
      width: document.documentElement.clientWidth || innerWidth,
      height: innerHeight,
      margin: '0',
    };
  const { width, offsetLeft: left } = seen;
  const height = (innerHeight * width) / innerWidth;
  const unseen = innerHeight - height;
  const top = Math.min(seen.offsetTop, unseen);
  return {
    width,
    height,
    margin: `${top}px ${innerWidth - width - left}px ${unseen - top}px ${left}px`,
  };
}

/**
 * Calls `onChange` when window, zoom or keyboard may have changed the visible part. Returns a
 * function that stops this.
 */
export function followWindow(page: Window, onChange: () => void): () => void {
  const listening = new AbortController();
  const { visualViewport: seen } = page;
  page.addEventListener('resize', onChange, listening);
  seen?.addEventListener('resize', onChange, listening);
  seen?.addEventListener('scroll', onChange, listening);
  return () => listening.abort();
}
