import type { Guard } from './guard.ts';

/** Stops the work that was started by the function which returned this one. */
export type Off = () => void;

export interface ListenOptions {
  readonly capture?: boolean;
  readonly passive?: boolean;
}

/** Adds a listener that cannot throw into the host page; returns a function that removes it. */
export type Listen = (
  target: EventTarget,
  type: string,
  handler: (event: Event) => void,
  options?: ListenOptions,
) => () => void;

/** Listeners are passive by default, so that scrolling never waits for us. */
export function createListen(guard: Guard): Listen {
  return (target, type, handler, options = {}) => {
    const settings = { passive: true, ...options };
    const guarded = guard(handler);
    target.addEventListener(type, guarded, settings);
    return () => target.removeEventListener(type, guarded, settings);
  };
}
