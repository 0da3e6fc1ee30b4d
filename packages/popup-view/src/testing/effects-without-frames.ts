import { options } from 'preact';

/**
 * Preact runs effects after the next frame, by a timer that outlives a finished test file and then
 * finds no page. Here they run as soon as the drawing is done.
 */
export function runEffectsAtOnce(): void {
  options.requestAnimationFrame = (flush) => queueMicrotask(flush);
}
