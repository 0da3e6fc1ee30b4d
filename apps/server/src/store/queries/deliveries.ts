import { type DeliveryStore, type DueDelivery } from '../records/delivery-record.ts';
import type { Database } from '../database.ts';
import { logDelivery } from './delivery-log.ts';

/** The deliveries that are due, as the delivery worker takes, drops and postpones them. */
export function buildDeliveryStore(db: Database): DeliveryStore {
  return {
    async sitesWithDueDeliveries(now, besides, limit) {
      let due = db.selectFrom('lead_notice').select('site_id').where('due_at', '<=', now);
      if (besides.length > 0) due = due.where('site_id', 'not in', besides);
      const rows = await due
        .groupBy('site_id')
        .orderBy((eb) => eb.fn.min('due_at'))
        .limit(limit)
        .execute();
      return rows.map(({ site_id: siteId }) => siteId);
    },
    async takeDueDeliveries(siteId, { now, until, limit }) {
      const due = db
        .selectFrom('lead_notice')
        .select('id')
        .where('site_id', '=', siteId)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit);
      // The condition is repeated outside: another server may have taken them while this one
      // waited.
      const rows = await db
        .updateTable('lead_notice')
        .set({ due_at: until })
        .where('id', 'in', due)
        .where('due_at', '<=', now)
        .returningAll()
        .execute();
      return rows.map(({ lead_id: leadId, account_id: accountId, ...row }) => {
        const { id, way, address, leads, tries, week, confirms } = row;
        const about = { leadId, leads, week, asksConfirmation: confirms === 1 };
        return { id, way, address, ...about, siteId, accountId, tries };
      });
    },
    dropDelivery: (due, outcome) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('lead_notice').where('id', '=', due.id).execute();
        if (outcome && (await isThere(transaction, due)))
          await logDelivery(transaction, due, outcome);
      }),
    postponeDelivery: (due, dueAt, outcome) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('lead_notice')
          .set((eb) => ({ due_at: dueAt, tries: eb('tries', '+', 1) }))
          .where('id', '=', due.id)
          .execute();
        if (await isThere(transaction, due)) await logDelivery(transaction, due, outcome);
      }),
  };
}

/**
 * Whether the lead still exists. A lead that was erased during its delivery leaves nothing in the
 * log.
 */
async function isThere(transaction: Database, { leadId }: DueDelivery): Promise<boolean> {
  if (leadId === '') return true;
  const lead = await transaction
    .selectFrom('lead')
    .select('id')
    .where('id', '=', leadId)
    .executeTakeFirst();
  return lead !== undefined;
}
