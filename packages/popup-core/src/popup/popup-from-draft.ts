import type { Popup } from '@beckon/contract/popup';
import type { PopupSettings } from '@beckon/contract/settings';
import { popupFromSettings } from './popup-from-settings.ts';

/** A popup as its owner edits it. */
export interface DraftPopup extends Pick<Popup, 'id' | 'name' | 'type' | 'language' | 'target'> {
  /** `format_7`; anything else counts as the first. */
  readonly format: string;
  readonly settings: PopupSettings;
}

const FORMAT = /^format_(\d+)$/;

/** The draft as a visitor's browser would know it once it is published; it belongs to nobody. */
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
