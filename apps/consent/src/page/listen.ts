import type { Guard } from '@beckon/host-page/guard';

/** Stops what was started by the function that returned it. */
export type Off = () => void;

/** Adds a listener whose errors do not reach the host page. Returns a function that removes it. */
export type Listen = (
  target: EventTarget,
  type: string,
  handler: (event: Event) => void,
  isCapture?: boolean,
) => Off;

/**
 * Passes no options, because the browser would read them at each call. They are not needed: nothing
 * here listens to touch or wheel events, the only ones for which scrolling may wait.
 */
export function createListen(guard: Guard): Listen {
  return (target, type, handler, isCapture) => {
    const guarded = guard(handler);
    target.addEventListener(type, guarded, isCapture);
    return () => target.removeEventListener(type, guarded, isCapture);
  };
}
