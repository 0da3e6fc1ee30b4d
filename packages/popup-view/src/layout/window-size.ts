import type { Size } from './scale-to-fit.ts';

/**
 * What the visitor can see of the window: without the on-screen keyboard, and where that part
 * begins.
 */
export interface WindowSize extends Size {
  readonly top: number;
  /** An on-screen keyboard takes away a part of the window. */
  readonly hasKeyboard: boolean;
}

/** Less than this is a tool bar that appears or disappears, not a keyboard. */
export const KEYBOARD_MIN_PX = 120;

/** What the visitor can see of the window now. */
export function readWindowSize(page: Window): WindowSize {
  const { innerWidth, innerHeight, visualViewport, document } = page;
  const width = document.documentElement.clientWidth || innerWidth;
  // While the visitor has zoomed in, the visual viewport shows the zoom, not a keyboard.
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

/** Reports when window, zoom or keyboard may have changed that. Returns a function that stops it. */
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
