import type { Guard } from '@beckon/host-page/guard';

/** Stops what the function that returned it has started. */
export type Off = () => void;

/** Adds a listener that cannot throw into the host page; returns a function that removes it. */
export type Listen = (
  target: EventTarget,
  type: string,
  handler: (event: Event) => void,
  isCapture?: boolean,
) => Off;

/**
 * Without options, which a browser reads at each call: nothing here listens to touches or wheels,
 * the only events for which scrolling may wait.
 */
export function createListen(guard: Guard): Listen {
  return (target, type, handler, isCapture) => {
    const guarded = guard(handler);
    target.addEventListener(type, guarded, isCapture);
    return () => target.removeEventListener(type, guarded, isCapture);
  };
}
