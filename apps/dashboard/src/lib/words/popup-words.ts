import type { PopupStatus, PopupType } from '@beckon/contract/values';
import { popupTypes } from '@beckon/languages/en/popup-types';

/** The names of popup types for owners. */
export const TYPE_WORDS: Readonly<Record<PopupType, string>> = popupTypes;

export const STATUS_WORDS: Readonly<Record<PopupStatus, string>> = {
  draft: 'Draft',
  active: 'Live',
  paused: 'Paused',
  archived: 'Archived',
  deleted: 'Deleted',
};
