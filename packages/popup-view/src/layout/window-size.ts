import type { Size } from './scale-to-fit.ts';

/** The visible part of the window: its size without the on-screen keyboard, and its position. */
export interface WindowSize extends Size {
  readonly top: number;
  /** An on-screen keyboard covers a part of the window. */
  readonly hasKeyboard: boolean;
}

/** A smaller change comes from a tool bar that appears or disappears, not from a keyboard. */
export const KEYBOARD_MIN_PX = 120;

/** Reads the visible part of the window. */
export function readWindowSize(page: Window): WindowSize {
  const { innerWidth, innerHeight, visualViewport, document } = page;
  const width = document.documentElement.clientWidth || innerWidth;
  // If the visitor has zoomed in, the visual viewport shrinks because of the zoom, not because of a
  // keyboard.
  const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
  const hasKeyboard =
    visualViewport !== null &&
    visualViewport !== undefined &&
    !isZoomed &&
    innerHeight - visualViewport.height > KEYBOARD_MIN_PX;
  if (!hasKeyboard) return { width, height: innerHeight, top: 0, hasKeyboard: false };
  return {
    width,
    height: Math.round(visualViewport.height),
    top: Math.round(visualViewport.offsetTop),
    hasKeyboard: true,
  };
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
