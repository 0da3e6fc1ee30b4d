import type { Popup } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import { timeOnPage } from './time-on-page.ts';
import type { Trigger, TriggerContext } from './trigger.ts';

/** A trigger with its settings type hidden, so that all stand in one list. */
export interface ArmableTrigger {
  readonly reason: TriggerName;
  isUsedBy(popup: Popup): boolean;
  /** Undefined when the popup does not use this trigger. */
  armFor(popup: Popup, context: TriggerContext, fire: () => void): (() => void) | undefined;
}

/** Every trigger that ships. */
export const TRIGGERS: readonly ArmableTrigger[] = [armable(timeOnPage)];

/**
 * Arms all triggers that a popup uses; each fires at most once. The caller disarms (the answer) as soon as the popup leaves
 * `armed`: so the first whose filters pass wins, and one that fired in vain leaves the others their chance.
 */
export function armTriggers(popup: Popup, context: TriggerContext, fire: (reason: TriggerName) => void): () => void {
  const disarms = TRIGGERS.map((trigger) => trigger.armFor(popup, context, () => fire(trigger.reason)));
  return () => disarms.forEach((disarm) => disarm?.());
}

function armable<Config>(trigger: Trigger<Config>): ArmableTrigger {
  return {
    reason: trigger.reason,
    isUsedBy: (popup) => trigger.configOf(popup) !== undefined,
    armFor(popup, context, fire) {
      const config = trigger.configOf(popup);
      return config === undefined ? undefined : trigger.arm(config, context, fire);
    },
  };
}
