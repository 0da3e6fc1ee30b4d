import type { TriggerSettings } from '@beckon/contract/settings';
import { keysOf } from '@beckon/contract/values';
import { BEHAVIOUR_TRIGGERS } from './behaviour-triggers.tsx';
import { PAGE_TRIGGERS } from './page-triggers.tsx';
import { PLAIN_TRIGGERS, plainTriggersUnder } from './plain-triggers.tsx';
import { SHOP_TRIGGERS } from './shop-triggers.tsx';
import { TIME_TRIGGERS } from './time-triggers.tsx';
import type { TriggerEntries, TriggerKey, TriggerValues } from './trigger-entry.ts';

/** All triggers of the settings. The code does not compile if a trigger is in no group. */
export const TRIGGER_ENTRIES: TriggerEntries = {
  ...PLAIN_TRIGGERS,
  ...TIME_TRIGGERS,
  ...BEHAVIOUR_TRIGGERS,
  ...SHOP_TRIGGERS,
  ...PAGE_TRIGGERS,
};

interface TriggerGroup {
  readonly heading: string;
  readonly triggers: readonly TriggerKey[];
}

/** The triggers in the groups and order of the panel. */
export const TRIGGER_GROUPS: readonly TriggerGroup[] = [
  { heading: 'Time', triggers: [...keysOf(TIME_TRIGGERS), ...plainTriggersUnder('time')] },
  {
    heading: 'What visitors do',
    triggers: [...keysOf(BEHAVIOUR_TRIGGERS), ...plainTriggersUnder('visitors')],
  },
  { heading: 'Your shop', triggers: [...keysOf(SHOP_TRIGGERS), ...plainTriggersUnder('shop')] },
  { heading: 'Your page', triggers: [...plainTriggersUnder('page'), ...keysOf(PAGE_TRIGGERS)] },
];

/**
 * The moments at which the popup opens by itself, without duplicates: “after 5 seconds on the
 * page”.
 */
export function momentsOf(triggers: TriggerSettings): readonly string[] {
  const keys = TRIGGER_GROUPS.flatMap((group) => group.triggers);
  const moments = keys.map((key) => momentOf(key, triggers));
  return [...new Set(moments.filter((moment) => moment !== undefined))];
}

function momentOf<Key extends TriggerKey>(
  key: Key,
  triggers: { readonly [Each in TriggerKey]?: TriggerValues[Each] },
): string | undefined {
  const value = triggers[key];
  return value === undefined ? undefined : TRIGGER_ENTRIES[key].moment(value);
}
