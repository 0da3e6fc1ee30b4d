import { NOTICE_WAYS } from '@beckon/contract/owner-calls';
import type { Selectable } from 'kysely';
import type { NewConversion } from '../records/event-records.ts';
import type { NewNotice, NoticeStore } from '../records/notice-record.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';

/** SQLite takes 32,766 values a statement; a notice has 9. */
const MAX_ROWS = 3_000;

export function buildNoticeStore(db: Database): NoticeStore {
  return {
    async sitesWithDueNotices(now, besides, limit) {
      let due = db.selectFrom('lead_notice').select('site_id').where('due_at', '<=', now);
      if (besides.length > 0) due = due.where('site_id', 'not in', besides);
      const rows = await due.groupBy('site_id').orderBy((eb) => eb.fn.min('due_at')).limit(limit).execute();
      return rows.map(({ site_id: siteId }) => siteId);
    },
    async takeDueNotices(siteId, now, until, limit) {
      const due = db.selectFrom('lead_notice').select('id').where('site_id', '=', siteId).where('due_at', '<=', now).orderBy('due_at').orderBy('id').limit(limit);
      // Asked again outside: another server may have taken them while this one waited.
      const rows = await db.updateTable('lead_notice').set({ due_at: until }).where('id', 'in', due).where('due_at', '<=', now).returningAll().execute();
      return rows.flatMap(({ id, lead_id: leadId, account_id: accountId, tries, way: written, address, leads }) => {
        const way = NOTICE_WAYS.find((known) => known === written);
        return way === undefined ? [] : [{ id, way, address, leadId, leads, siteId, accountId, tries }];
      });
    },
    async dropNotice(id) {
      await db.deleteFrom('lead_notice').where('id', '=', id).execute();
    },
    async postponeNotice(id, dueAt) {
      await db.updateTable('lead_notice').set((eb) => ({ due_at: dueAt, tries: eb('tries', '+', 1) })).where('id', '=', id).execute();
    },
  };
}

type NoticeRow = Selectable<Tables['lead_notice']>;

/** The notices of leads that are complete; those gathered add to the one that waits already. */
export async function writeNotices(transaction: Database, leads: readonly NewConversion[]): Promise<void> {
  // A statement must not touch a row twice; in one order, so that two servers never wait for each other.
  const byId = new Map<string, NoticeRow>();
  for (const row of leads.flatMap((lead) => lead.notices.map((notice) => toRow(lead, notice)))) {
    byId.set(row.id, { ...row, leads: row.leads + (byId.get(row.id)?.leads ?? 0) });
  }
  const rows = [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    await transaction.insertInto('lead_notice').values(rows.slice(at, at + MAX_ROWS))
      .onConflict((oc) => oc.column('id').doUpdateSet((eb) => ({ leads: eb('lead_notice.leads', '+', eb.ref('excluded.leads')) }))).execute();
  }
}

function toRow({ id, siteId, accountId, at }: NewConversion, { way, address, gatheredAt }: NewNotice): NoticeRow {
  const facts = { site_id: siteId, account_id: accountId, way, address, leads: 1, tries: 0 };
  const end = address === '' ? way : `${way}-${address}`;
  if (gatheredAt !== undefined) return { ...facts, id: `gathered-${siteId}-${gatheredAt}-${end}`, lead_id: '', due_at: gatheredAt };
  return { ...facts, id: `${id}-${end}`, lead_id: id, due_at: at };
}
