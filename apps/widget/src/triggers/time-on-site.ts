import type { Trigger, VisitContext } from './trigger.ts';

const MS_IN_SECOND = 1000;

/**
 * Opens after a number of seconds on the site, counted over the pages of one session.
 * docs/behaviour/triggers.md#time-on-the-site.
 */
export const timeOnSite: Trigger<{ readonly afterMs: number }, VisitContext> = {
  configOf: ({ triggers: { afterSeconds } }) =>
    afterSeconds?.on === 'website' ? { afterMs: afterSeconds.seconds * MS_IN_SECOND } : undefined,
  arm: ({ afterMs }, { clock, visit }, fire) =>
    clock.after(Math.max(0, afterMs - visit.secondsOnSite * MS_IN_SECOND), () => fire()),
};
