import type { TriggerSettings } from '@beckon/contract/settings';
import type { ReactNode } from 'react';

/** A trigger that opens a popup by itself, by its key in the settings. */
export type TriggerKey = Exclude<keyof TriggerSettings, 'clickOnly'>;

/** The type of each trigger's setting while it is on. */
export type TriggerValues = { [Key in TriggerKey]: NonNullable<TriggerSettings[Key]> };

/** Texts, initial value and fields of one trigger in the editor. */
export interface TriggerEntry<Value> {
  /** The label of its switch. */
  readonly label: string;
  readonly about?: string | undefined;
  /** The value when it is switched on. */
  readonly first: Value;
  /** The moment at which it opens the popup; continues a sentence that starts with “Shows”. */
  readonly moment: (value: Value) => string;
  /** Renders its fields below the switch. */
  readonly fields?: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

export type TriggerEntries = {
  readonly [Key in TriggerKey]: TriggerEntry<TriggerValues[Key]>;
};
