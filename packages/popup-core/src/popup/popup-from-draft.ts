import type { Popup } from '@beckon/contract/popup';
import type { PopupSettings } from '@beckon/contract/settings';
import { popupFromSettings } from './popup-from-settings.ts';

/** A popup as its owner edits it. */
export interface DraftPopup extends Pick<Popup, 'id' | 'name' | 'type' | 'language' | 'target'> {
  /** Such as `format_7`. Any other text counts as `format_1`. */
  readonly format: string;
  readonly settings: PopupSettings;
}

const FORMAT = /^format_(\d+)$/;

/**
 * Makes a popup of a draft, as a visitor's browser gets it after publishing. It has no account and
 * no viewer.
 */
export function popupFromDraft(
  { id, name, type, language, target, format, settings }: DraftPopup,
  html: string,
): Popup {
  return {
    ...popupFromSettings(settings),
    id,
    name,
    type,
    language,
    target,
    format: `format_${Number(FORMAT.exec(format)?.[1] ?? 1)}`,
    template: { html },
    accountId: '',
    viewerId: '',
    isFreePlan: false,
    hasCredit: false,
  };
}
