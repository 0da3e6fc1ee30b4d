import type { PopupStatus } from '@beckon/contract/values';
import type { PopupChange } from '../../lib/api/popups.ts';

/** What gives a restored popup, which is paused, the status that it had before it was deleted. */
export const CHANGE_AFTER_RESTORE: Partial<Record<PopupStatus, PopupChange>> = {
  active: 'resume',
  archived: 'archive',
};
