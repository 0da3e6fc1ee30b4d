import { popupInTest, popupIsArchived, popupNotFound } from '../../http/owner/owner-errors.ts';
import { openTestOf } from '../../lib/popups/open-test-of.ts';
import type { PopupRecord } from '../../store/store.ts';
import type { PopupServiceDeps } from './popup-service-deps.ts';

/** The owner's operations on archived popups and on labels. They throw `CallRefused`. */
export interface PopupArchive {
  /** Takes a popup from visitors and out of the list. Its leads and reports stay. */
  archive(accountId: string, popupId: string): Promise<PopupRecord>;
  /** Brings an archived popup back, paused or as a draft. Any other popup stays as it is. */
  unarchive(accountId: string, popupId: string): Promise<PopupRecord>;
  /** Replaces the labels of a popup. */
  label(accountId: string, popupId: string, labels: readonly string[]): Promise<PopupRecord>;
}

export function buildPopupArchive({ store, now }: PopupServiceDeps): PopupArchive {
  const get = async (accountId: string, popupId: string) =>
    found(await store.popup(accountId, popupId));
  return {
    async archive(accountId, popupId) {
      const popup = await get(accountId, popupId);
      if (popup.status === 'archived') return popup;
      // The visitors of this design would see nothing of a test that goes on.
      const test = openTestOf(popupId, await store.abTestsOf(accountId, popup.siteId));
      if (test !== undefined) throw popupInTest();
      return found(await store.archivePopup(accountId, popupId, now()));
    },
    async unarchive(accountId, popupId) {
      const popup = await get(accountId, popupId);
      return (await store.unarchivePopup(accountId, popupId, now())) ?? popup;
    },
    label: async (accountId, popupId, labels) =>
      found(await store.labelPopup(accountId, popupId, plainLabels(labels))),
  };
}

/** Throws if a popup is archived: nobody may show it by mistake. */
export function refuseArchived<Popup extends Pick<PopupRecord, 'status'>>(popup: Popup): Popup {
  if (popup.status === 'archived') throw popupIsArchived();
  return popup;
}

/** Labels without blanks around them. Of labels that differ in capital letters only, the first. */
export function plainLabels(labels: readonly string[]): readonly string[] {
  const byWord = new Map<string, string>();
  for (const label of labels.map((one) => one.trim().replaceAll(/\s+/gu, ' '))) {
    const word = label.toLowerCase();
    if (!byWord.has(word)) byWord.set(word, label);
  }
  return [...byWord.values()];
}

function found(popup: PopupRecord | undefined): PopupRecord {
  if (popup === undefined) throw popupNotFound();
  return popup;
}
