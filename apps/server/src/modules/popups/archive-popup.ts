import { popupInTest, popupNotFound } from '../../http/owner/owner-errors.ts';
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
      const archived = await store.archivePopup(accountId, popupId, now());
      if (archived === 'in-test') throw popupInTest();
      return found(archived);
    },
    async unarchive(accountId, popupId) {
      const popup = await get(accountId, popupId);
      return (await store.unarchivePopup(accountId, popupId, now())) ?? popup;
    },
    label: async (accountId, popupId, labels) =>
      found(await store.labelPopup(accountId, popupId, plainLabels(labels))),
  };
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
