import { keysOf, type TriggerName } from '@beckon/contract/values';
import type { TriggeredPopup } from '../popup/triggered-popup.ts';
import type { Trigger } from './trigger.ts';

/** A trigger whose settings type is hidden, so that one table can contain different triggers. */
export interface ArmableTrigger<Context> {
  /** Undefined if the popup does not use this trigger. */
  armFor(
    popup: TriggeredPopup,
    context: Context,
    fire: (reason?: TriggerName) => void,
  ): (() => void) | undefined;
}

/** `armedAs` is the trigger that the owner set, `reason` the one that fired. */
export type Fire = (reason: TriggerName, armedAs: TriggerName) => void;

export function armable<Config, Context>(
  trigger: Trigger<Config, Context>,
): ArmableTrigger<Context> {
  return {
    armFor(popup, context, fire) {
      const config = trigger.configOf(popup);
      return config === undefined ? undefined : trigger.arm(config, context, fire);
    },
  };
}

/**
 * Arms the triggers of a table that a popup uses; each fires at most once. Returns a function that
 * disarms them. The caller calls it as soon as the popup is no longer `armed`: the first trigger
 * whose filters pass opens the popup, and one whose filters fail leaves the others armed.
 */
export function armAll<Name extends TriggerName, Context>(
  table: Readonly<Record<Name, ArmableTrigger<Context>>>,
  popup: TriggeredPopup,
  context: Context,
  fire: Fire,
): () => void {
  const disarms = keysOf(table).map((name) =>
    table[name].armFor(popup, context, (reason = name) => fire(reason, name)),
  );
  return () => disarms.forEach((disarm) => disarm?.());
}
