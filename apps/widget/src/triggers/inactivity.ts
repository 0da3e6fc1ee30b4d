import type { Trigger, TriggerContext } from './trigger.ts';

const MS_IN_SECOND = 1000;

/** Opens when the visitor has been inactive for a number of seconds. docs/behaviour/triggers.md. */
export const inactivity: Trigger<{ readonly idleMs: number }> = {
  configOf: ({ triggers: { inactiveSeconds } }) =>
    inactiveSeconds === undefined ? undefined : { idleMs: inactiveSeconds * MS_IN_SECOND },
  arm: ({ idleMs }, context, fire) => whenIdle(idleMs, context, fire),
};

/**
 * Calls `fire` once there has been no activity for `idleMs` milliseconds. An activity only stores
 * its time. The timer is not restarted: when it ends, it checks how much of the wait is left.
 */
export function whenIdle(
  idleMs: number,
  { page, clock }: TriggerContext,
  fire: () => void,
): () => void {
  let lastActiveMs = clock.now();
  const stopListening = page.onActivity(() => {
    lastActiveMs = clock.now();
  });
  const look = (): void => {
    const leftMs = lastActiveMs + idleMs - clock.now();
    if (leftMs > 0) {
      stopWaiting = clock.after(leftMs, look);
      return;
    }
    stopListening();
    fire();
  };
  let stopWaiting = clock.after(idleMs, look);
  return () => {
    stopListening();
    stopWaiting();
  };
}
