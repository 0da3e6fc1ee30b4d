import { readWindowSize, type WindowSize } from './window-size.ts';

/**
 * The visible part of the window. For a popup that the visitor is in, its height is that above the
 * on-screen keyboard.
 */
export interface SeenWindow extends WindowSize {
  /** As `margin`, but for what must not be below the keyboard. */
  readonly seen: string;
}

/** A smaller change comes from a tool bar that appears or disappears, not from a keyboard. */
export const KEYBOARD_MIN_PX = 120;

/**
 * Reads the visible part of the window, with and without the on-screen keyboard. A keyboard that
 * opens for a field of the page does not make a popup beside it smaller (`isUsed` is false).
 */
export function readSeenWindow(page: Window, isUsed = true): SeenWindow {
  const size = readWindowSize(page);
  const { innerWidth, innerHeight, visualViewport } = page;
  if (!visualViewport || visualViewport.scale > 1.01) return { ...size, seen: size.margin };
  const { width, height, offsetTop: top, offsetLeft: left } = visualViewport;
  if (size.height - height <= KEYBOARD_MIN_PX) return { ...size, seen: size.margin };
  const seen = `${top}px ${innerWidth - width - left}px ${innerHeight - height - top}px ${left}px`;
  return { ...size, height: isUsed ? height : size.height, seen };
}
