import type { TriggerName } from '@beckon/contract/values';
import {
  AUTO_PILOT_IDLE_MS,
  AUTO_PILOT_READING_MS,
  AUTO_PILOT_SCROLL_AFTER_MS,
} from '../timings.ts';
import { exitIntent } from './exit-intent.ts';
import { whenIdle } from './inactivity.ts';
import { stopAll } from './stop-all.ts';
import type { Trigger, TriggerContext } from './trigger.ts';

const HALF_PERCENT = 50;

/**
 * Automatic timing: the first of exit intent, half of the page seen after 10 s, 30 s of reading
 * with one interaction, 20 s idle; once a visit. The one that fired is reported.
 * docs/behaviour/triggers.md#automatic-timing.
 */
export const autoPilot: Trigger<{ readonly popupId: string }> = {
  configOf: ({ id, triggers }) => (triggers.autoPilot ? { popupId: id } : undefined),
  arm({ popupId }, context, fire) {
    if (context.visit.hasFiredThisVisit(popupId, 'auto_pilot')) return () => undefined;
    const first = (reason: TriggerName) => (): void => {
      stop();
      fire(reason);
    };
    const stops = [
      exitIntent.arm({ backButton: false }, context, first('exit')),
      // Half of the page has been seen.
      whenBoth(context, AUTO_PILOT_SCROLL_AFTER_MS, first('scroll'), (happens) =>
        context.page.onScroll(({ reachedPercent }) => {
          if (reachedPercent >= HALF_PERCENT) happens();
        }),
      ),
      // A visitor without any interaction may not be reading.
      whenBoth(context, AUTO_PILOT_READING_MS, first('time'), context.page.onActivity),
      whenIdle(AUTO_PILOT_IDLE_MS, context, first('inactivity')),
    ];
    const stop = (): void => stopAll(stops);
    return stop;
  },
};

/** Fires when what `watch` reports has happened and the time has passed, in either order. */
function whenBoth(
  { clock }: TriggerContext,
  afterMs: number,
  fire: () => void,
  watch: (happens: () => void) => () => void,
): () => void {
  let hasHappened = false;
  let isLate = false;
  const stops = [
    watch(() => {
      hasHappened = true;
      if (isLate) fire();
    }),
    clock.after(afterMs, () => {
      isLate = true;
      if (hasHappened) fire();
    }),
  ];
  return () => stopAll(stops);
}
