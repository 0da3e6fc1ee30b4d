import type { Database } from '../../database.ts';
import type { PopupRecord, PopupStore } from '../../records/popup-record.ts';
import { recordSiteChange, type SiteChanges } from '../sites/site-changes.ts';
import { isOwnPopup } from './own-popup.ts';
import { toPopup } from './popup-row.ts';

/** Archived popups, and the labels by which owners find popups. */
export function buildPopupArchive(
  db: Database,
  changes: SiteChanges,
): Pick<PopupStore, 'archivePopup' | 'unarchivePopup' | 'labelPopup'> {
  return {
    archivePopup: (accountId, popupId, at) =>
      changes.transact(async (transaction, note) => {
        const row = await transaction
          .updateTable('popup')
          .set({ status: 'archived', updated_at: at })
          .where(isOwnPopup(accountId, popupId))
          .returningAll()
          .executeTakeFirst();
        if (row) await recordSiteChange(transaction, note, row.site_id);
        return row && toPopup(row);
      }),
    unarchivePopup: (accountId, popupId, at) =>
      changes.transact(async (transaction, note) => {
        const row = await transaction
          .updateTable('popup')
          .set((eb) => ({
            status: eb.case().when('published', 'is', null).then('draft').else('paused').end(),
            updated_at: at,
          }))
          .where(isOwnPopup(accountId, popupId))
          .where('status', '=', 'archived')
          .returningAll()
          .executeTakeFirst();
        if (row) await recordSiteChange(transaction, note, row.site_id);
        return row && toPopup(row);
      }),
    labelPopup: (accountId, popupId, labels) => label(db, { accountId, popupId }, labels),
  };
}

/** Visitors never get labels, so neither the site nor the order of the list changes. */
async function label(
  db: Database,
  { accountId, popupId }: { readonly accountId: string; readonly popupId: string },
  labels: readonly string[],
): Promise<PopupRecord | undefined> {
  const row = await db
    .updateTable('popup')
    .set({ labels: JSON.stringify(labels) })
    .where(isOwnPopup(accountId, popupId))
    .returningAll()
    .executeTakeFirst();
  return row && toPopup(row);
}
