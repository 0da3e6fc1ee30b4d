import { options } from 'preact';

/**
 * Preact runs effects after the next frame, by a timer that outlives a finished test file and then
 * finds no page. Here they run right after the drawing.
 */
export function runEffectsAtOnce(): void {
  options.requestAnimationFrame = (flush) => queueMicrotask(flush);
}
