import { openTestOf } from '../../../lib/popups/open-test-of.ts';
import type { Database } from '../../database.ts';
import { toTest } from '../experiments/ab-test-row.ts';
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
        const own = transaction.updateTable('popup').where(isOwnPopup(accountId, popupId));
        // Locks the row, so that no A/B test of the popup begins meanwhile.
        const popup = await own
          .set(({ ref }) => ({ status: ref('status') }))
          .returning('site_id')
          .executeTakeFirst();
        if (popup && (await isInTest(transaction, popupId, popup.site_id))) return 'in-test';
        const row = await own
          .set({ status: 'archived', updated_at: at })
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

async function isInTest(transaction: Database, popupId: string, siteId: string): Promise<boolean> {
  const rows = await transaction
    .selectFrom('ab_test')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', '<>', 'stopped')
    .execute();
  return openTestOf(popupId, rows.map(toTest)) !== undefined;
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
