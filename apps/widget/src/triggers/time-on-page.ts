import type { Trigger, VisitContext } from './trigger.ts';

const MS_IN_SECOND = 1000;

/** Opens after a number of seconds on the page. docs/behaviour/triggers.md. */
export const timeOnPage: Trigger<{ readonly delayMs: number }, VisitContext> = {
  configOf: ({ triggers: { afterSeconds } }) =>
    afterSeconds?.on === 'page' ? { delayMs: afterSeconds.seconds * MS_IN_SECOND } : undefined,
  arm: ({ delayMs }, { clock }, fire) => clock.after(delayMs, () => fire()),
};
