import { readWindowSize, type WindowSize } from './window-size.ts';

/** The visible part of the window. Its height is that above the on-screen keyboard. */
export interface SeenWindow extends WindowSize {
  /** As `margin`, but for what must not be below the keyboard. */
  readonly seen: string;
}

/** A smaller change comes from a tool bar that appears or disappears, not from a keyboard. */
export const KEYBOARD_MIN_PX = 120;

/** Reads the visible part of the window, with and without the on-screen keyboard. */
export function readSeenWindow(page: Window): SeenWindow {
  const size = readWindowSize(page);
  const { innerWidth, innerHeight, visualViewport } = page;
  if (!visualViewport || visualViewport.scale > 1.01) return { ...size, seen: size.margin };
  const { width, height, offsetTop: top, offsetLeft: left } = visualViewport;
  if (size.height - height <= KEYBOARD_MIN_PX) return { ...size, seen: size.margin };
  const seen = `${top}px ${innerWidth - width - left}px ${innerHeight - height - top}px ${left}px`;
  return { ...size, height, seen };
}
