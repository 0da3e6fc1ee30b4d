import type { PopupSettings } from '@beckon/contract/settings';
import { completeSettings } from './complete-settings.ts';
import { isSame } from '../../../lib/is-same.ts';
import { type DraftPart, settingsOnTop } from './draft-parts.ts';

/**
 * Splits unsaved changes. `sendable` is what the server accepts; of incomplete settings, it
 * contains the complete part. `waiting` keeps incomplete settings as they are. No side effects.
 */
export function splitSendable(
  { settings, ...others }: DraftPart,
  saved: PopupSettings,
): { readonly sendable: DraftPart; readonly waiting: DraftPart } {
  if (settings === undefined) return { sendable: others, waiting: {} };
  const complete = completeSettings(settings, saved);
  return {
    sendable: isSame(complete, saved) ? others : { ...others, settings: complete },
    waiting: complete === settings ? {} : { settings },
  };
}

/**
 * The owner's unsaved changes, which are based on `base`, applied to settings that someone else
 * saved since. No side effects.
 */
export function changesOnTop(
  changes: DraftPart,
  base: PopupSettings,
  theirs: PopupSettings,
): DraftPart {
  const { settings } = changes;
  return settings === undefined
    ? changes
    : { ...changes, settings: settingsOnTop(settings, base, theirs) };
}
