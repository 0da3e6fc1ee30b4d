import type { TriggerSettings } from '@beckon/contract/settings';
import type { ReactNode } from 'react';

/** A trigger that opens a popup by itself, by its key in the settings. */
export type TriggerKey = Exclude<keyof TriggerSettings, 'clickOnly'>;

/** What each trigger's settings are while it is on. */
export type TriggerValues = { [Key in TriggerKey]: NonNullable<TriggerSettings[Key]> };

/** All that the editor knows of one trigger. */
export interface TriggerEntry<Value> {
  /** On its switch. */
  readonly label: string;
  readonly about?: string | undefined;
  /** What it begins with when it is switched on. */
  readonly first: Value;
  /** When it opens the popup, after “Shows”. */
  readonly moment: (value: Value) => string;
  /** Its fields, below the switch. */
  readonly fields?: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

export type TriggerEntries = {
  readonly [Key in TriggerKey]: TriggerEntry<TriggerValues[Key]>;
};
