import type { Size } from './scale-to-fit.ts';

/** The visible part of the window, without the on-screen keyboard. */
export interface WindowSize extends Size {
  /** The margins of what fills the window, so that all of it is in the visible part. */
  readonly margin: string;
}

/** A smaller change comes from a tool bar that appears or disappears, not from a keyboard. */
export const KEYBOARD_MIN_PX = 120;
/** A smaller difference of the widths is a scroll bar. */
const WIDER_MIN_PX = 18;

/**
 * Reads the visible part of the window. A page that is wider than a phone makes the window wider,
 * too, and higher in the same proportion; visitors then see a part of it.
 */
export function readWindowSize(page: Window): WindowSize {
  const { innerWidth, innerHeight, visualViewport: seen, document } = page;
  const whole: WindowSize = {
    width: document.documentElement.clientWidth || innerWidth,
    height: innerHeight,
    margin: '0',
  };
  // If the visitor has zoomed in, the visual viewport shrinks because of the zoom.
  if (!seen || seen.scale > 1.01) return whole;
  const { width, height, offsetTop: top, offsetLeft: left } = seen;
  const part = innerWidth - width > WIDER_MIN_PX ? width / innerWidth : 1;
  const hasKeyboard = innerHeight * part - height > KEYBOARD_MIN_PX;
  if (part === 1 && !hasKeyboard) return whole;
  const margin = `${top}px ${innerWidth - width - left}px ${innerHeight - height - top}px ${left}px`;
  return { width, height, margin };
}

/**
 * Calls `onChange` when window, zoom or keyboard may have changed the visible part. Returns a
 * function that stops this.
 */
export function followWindow(page: Window, onChange: () => void): () => void {
  const viewport = page.visualViewport;
  page.addEventListener('resize', onChange);
  viewport?.addEventListener('resize', onChange);
  viewport?.addEventListener('scroll', onChange);
  return () => {
    page.removeEventListener('resize', onChange);
    viewport?.removeEventListener('resize', onChange);
    viewport?.removeEventListener('scroll', onChange);
  };
}
