import type { Database, Engine } from '../../database.ts';
import type { PopupStore } from '../../records/popup-record.ts';
import { toPopup } from './popup-row.ts';
import { removeDeletedCodes } from '../prizes/prize-codes.ts';

/**
 * The design of a popup that was removed from the trash. Its row stays, because it gives leads and
 * counts a name.
 */
const EMPTIED = JSON.stringify({ root: { props: {} }, content: [] });

export function buildPopupTrash(
  db: Database,
  engine: Engine,
): Pick<PopupStore, 'trashOf' | 'deletedPopup' | 'emptyTrash'> {
  return {
    async trashOf(accountId, siteId, deletedSince) {
      const rows = await db
        .selectFrom('popup')
        .select(['id', 'name', 'updated_at'])
        .where('account_id', '=', accountId)
        .where('site_id', '=', siteId)
        .where('status', '=', 'deleted')
        .where('updated_at', '>=', deletedSince)
        .orderBy('updated_at', 'desc')
        .execute();
      return rows.map(({ id, name, updated_at: at }) => ({ id, name, deletedAt: Number(at) }));
    },
    async deletedPopup(accountId, popupId) {
      const row = await db
        .selectFrom('popup')
        .selectAll()
        .where('id', '=', popupId)
        .where('account_id', '=', accountId)
        .where('status', '=', 'deleted')
        .where('design', '<>', EMPTIED)
        .executeTakeFirst();
      return row && toPopup(row);
    },
    async emptyTrash(deletedBefore) {
      await removeDeletedCodes(db, engine, deletedBefore);
      const { numUpdatedRows } = await db
        .updateTable('popup')
        .set({
          design: EMPTIED,
          mobile_design: null,
          published: null,
          template_hash: null,
          mobile_template_hash: null,
        })
        .where('status', '=', 'deleted')
        .where('updated_at', '<', deletedBefore)
        .where('design', '<>', EMPTIED)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}
