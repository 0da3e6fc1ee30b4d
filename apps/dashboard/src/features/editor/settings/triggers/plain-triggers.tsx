import {
  keysOf,
  NUMBER_TRIGGER_WORDS,
  NUMBER_TRIGGERS,
  type NumberTrigger,
  SWITCH_TRIGGER_WORDS,
  tableOf,
  type TriggerHeading,
} from '@beckon/contract/values';
import { numberMoment } from '../../../../lib/words/opening-words.ts';
import { NumberField } from '../../fields/number-field.tsx';
import type { TriggerEntry } from './trigger-entry.ts';

type NumberKey = keyof typeof NUMBER_TRIGGERS;
type SwitchKey = keyof typeof SWITCH_TRIGGER_WORDS;

/**
 * The entries of triggers that are a switch or a number, built from their texts and limits in the
 * contract.
 */
export const PLAIN_TRIGGERS = {
  ...tableOf(keysOf(SWITCH_TRIGGER_WORDS), (key) => key, switchEntry),
  ...tableOf(keysOf(NUMBER_TRIGGERS), (key) => key, numberEntry),
};

/** The plain triggers under one heading, in the order of the contract. */
export function plainTriggersUnder(heading: TriggerHeading): readonly (NumberKey | SwitchKey)[] {
  const words = { ...SWITCH_TRIGGER_WORDS, ...NUMBER_TRIGGER_WORDS };
  return keysOf(words).filter((key) => words[key].heading === heading);
}

function switchEntry(key: SwitchKey): TriggerEntry<true> {
  const { label, about, moment } = SWITCH_TRIGGER_WORDS[key];
  return { label, about, first: true, moment: () => moment };
}

function numberEntry(key: NumberKey): TriggerEntry<number> {
  const { label, about, first, input, suffix } = NUMBER_TRIGGER_WORDS[key];
  const { to, isCount }: NumberTrigger = NUMBER_TRIGGERS[key];
  return {
    label,
    about,
    first,
    moment: (number) => numberMoment(key, number),
    fields: (value, onChange) => (
      <NumberField
        label={input}
        value={value}
        min={isCount ? 1 : 0}
        max={to}
        onChange={onChange}
        suffix={suffix}
      />
    ),
  };
}
