import { options } from 'preact';

/**
 * Preact runs effects after the next frame, with a timer that may end after the test file, when the
 * page is gone. This runs them right after the drawing.
 */
export function runEffectsAtOnce(): void {
  options.requestAnimationFrame = (flush) => queueMicrotask(flush);
}
