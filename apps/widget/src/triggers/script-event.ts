import type { Trigger, VisitContext } from './trigger.ts';

/** Opens when a script of the host page calls `beckon.trigger(name)`. */
export const scriptEvent: Trigger<{ readonly name: string }, VisitContext> = {
  configOf: ({ triggers: { eventName } }) =>
    eventName === undefined ? undefined : { name: eventName },
  arm({ name }, { onScriptEvent }, fire) {
    const stop = onScriptEvent((happened) => {
      if (happened !== name) return;
      stop();
      fire();
    });
    return stop;
  },
};
