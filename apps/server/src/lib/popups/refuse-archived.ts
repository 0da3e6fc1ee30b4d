import { popupIsArchived } from '../../http/owner/owner-errors.ts';
import type { PopupRecord } from '../../store/store.ts';

/** Throws if a popup is archived: nobody may show it by mistake. */
export function refuseArchived<Popup extends Pick<PopupRecord, 'status'>>(popup: Popup): Popup {
  if (popup.status === 'archived') throw popupIsArchived();
  return popup;
}
