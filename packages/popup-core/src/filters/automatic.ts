import { ASKED_FOR_TRIGGERS, type TriggerName } from '@beckon/contract/values';

/**
 * Whether this trigger opens a popup without the visitor asking for it. Only then do the limits
 * apply that keep popups from annoying visitors.
 */
export function isAutomatic(trigger: TriggerName): boolean {
  return !ASKED_FOR_TRIGGERS.includes(trigger);
}
