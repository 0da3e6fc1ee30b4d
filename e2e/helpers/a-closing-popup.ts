import type { PopupSettings } from '@beckon/contract/settings';
import type { NewPopup } from './owner-api.ts';

/** Settings of a popup that can be closed at once in every way. */
export const CLOSING: PopupSettings['closing'] = {
  option: 'x',
  enabledAfterSeconds: 0,
  hiddenUntilEnabled: false,
  comment: '',
  skipLabel: '',
  onOutsideClick: true,
  contentLock: false,
};

/** A lightbox with these settings, and with the given changes. */
export const closing = (changes: Partial<PopupSettings['closing']>): NewPopup => ({
  type: 'lightbox',
  settings: { closing: { ...CLOSING, ...changes } },
});
