import type { PopupSettings } from '@beckon/contract/settings';
import { completeSettings } from './complete-settings.ts';
import { type DraftPart, isSame, settingsOnTop } from './draft-parts.ts';

/**
 * Takes what the server would accept out of what is unsaved; settings that are not complete wait,
 * all but what is missing in them. No side effects.
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

/** My unsaved changes, based on `base`, on top of what someone else saved since. No side effects. */
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
