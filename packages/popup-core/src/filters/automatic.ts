import { ASKED_FOR_TRIGGERS, type TriggerName } from '@beckon/contract/values';

/** Whether a popup opens by itself, so that caps for politeness hold. */
export function isAutomatic(trigger: TriggerName): boolean {
  return !ASKED_FOR_TRIGGERS.includes(trigger);
}
