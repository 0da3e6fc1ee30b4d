import type { TriggerName } from '@beckon/contract/values';
import {
  AUTO_PILOT_IDLE_MS,
  AUTO_PILOT_READING_MS,
  AUTO_PILOT_SCROLL_AFTER_MS,
} from '../timings.ts';
import { exitIntent } from './exit-intent.ts';
import { whenIdle } from './inactivity.ts';
import type { Trigger, TriggerContext } from './trigger.ts';

const HALF_PERCENT = 50;

/**
 * Automatic timing: the first of exit intent, half of the page seen after 10 s, 30 s of reading
 * with one interaction, 20 s idle; once a session. The one that fired is reported.
 * docs/behaviour/triggers.md#automatic-timing.
 */
export const autoPilot: Trigger<{ readonly popupId: string }> = {
  configOf: ({ id, triggers }) => (triggers.autoPilot ? { popupId: id } : undefined),
  arm({ popupId }, context, fire) {
    if (context.visit.hasFiredThisSession(popupId, 'auto_pilot')) return () => undefined;
    const first = (reason: TriggerName) => (): void => {
      stop();
      fire(reason);
    };
    const stops = [
      exitIntent.arm({ backButton: false }, context, first('exit')),
      afterHalfThePage(context, first('scroll')),
      afterReading(context, first('time')),
      whenIdle(AUTO_PILOT_IDLE_MS, context, first('inactivity')),
    ];
    const stop = (): void => stops.forEach((end) => end());
    return stop;
  },
};

/** Fires when half of the page has been seen and 10 s have passed, in either order. */
function afterHalfThePage({ page, clock }: TriggerContext, fire: () => void): () => void {
  let hasSeenHalf = false;
  let isLate = false;
  const stops = [
    page.onScroll(({ reachedPercent }) => {
      hasSeenHalf ||= reachedPercent >= HALF_PERCENT;
      if (hasSeenHalf && isLate) fire();
    }),
    clock.after(AUTO_PILOT_SCROLL_AFTER_MS, () => {
      isLate = true;
      if (hasSeenHalf) fire();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Fires after 30 s on the page with at least one interaction. Without one, the visitor may not be
 * reading.
 */
function afterReading({ page, clock }: TriggerContext, fire: () => void): () => void {
  let hasInteracted = false;
  let isLate = false;
  const stops = [
    page.onActivity(() => {
      hasInteracted = true;
      if (isLate) fire();
    }),
    clock.after(AUTO_PILOT_READING_MS, () => {
      isLate = true;
      if (hasInteracted) fire();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
