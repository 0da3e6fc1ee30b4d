import type { PlayedTrigger } from '@beckon/contract/owner-calls';
import type { PopupSettings, TriggerSettings } from '@beckon/contract/settings';
import { keysOf, type PopupType, TRIGGER_OF_SETTING } from '@beckon/contract/values';

/** All triggers that open the popup. */
export function usedTriggers(
  { triggers }: Pick<PopupSettings, 'triggers'>,
  type: PopupType,
): readonly PlayedTrigger[] {
  if (type === 'embedded') return [{ name: 'embedded' }];
  if (triggers.clickOnly === true) return [{ name: 'click' }];
  return keysOf(TRIGGER_OF_SETTING)
    .filter((key) => triggers[key] !== undefined)
    .map((key) => playedTrigger(key, triggers));
}

function playedTrigger(key: keyof TriggerSettings, triggers: TriggerSettings): PlayedTrigger {
  const { afterSeconds } = triggers;
  if (key === 'afterSeconds' && afterSeconds !== undefined) {
    const name = afterSeconds.on === 'website' ? 'time_on_site' : 'time';
    return { name, amount: afterSeconds.seconds };
  }
  const value = triggers[key];
  return { name: TRIGGER_OF_SETTING[key], ...(typeof value === 'number' ? { amount: value } : {}) };
}
