import { keysOf, type TriggerName, TRIGGER_OF_SETTING } from '@beckon/contract/values';
import type { Popup } from '@beckon/contract/popup';

/** The triggers that may open the popup by themselves. */
export function triggersOf({ triggers }: Pick<Popup, 'triggers'>): readonly TriggerName[] {
  if (triggers.clickOnly) return [];
  return keysOf(TRIGGER_OF_SETTING)
    .filter((name) => triggers[name] !== undefined)
    .map((name) =>
      name === 'afterSeconds' && triggers.afterSeconds?.on === 'website'
        ? 'time_on_site'
        : TRIGGER_OF_SETTING[name],
    );
}
