import type { Trigger } from './trigger.ts';

/** Opens when a script of the host page calls `beckon.trigger(name)`. */
export const scriptEvent: Trigger<{ readonly name: string }> = {
  configOf: ({ triggers: { eventName } }) =>
    eventName === undefined ? undefined : { name: eventName },
  arm({ name }, { page }, fire) {
    const stop = page.onScriptEvent((happened) => {
      if (happened !== name) return;
      stop();
      fire();
    });
    return stop;
  },
};
