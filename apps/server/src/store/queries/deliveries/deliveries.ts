import {
  CONFIRMATION_AWAITED,
  type DeliveryStore,
  type DueDelivery,
  type StockLine,
} from '../../records/delivery-record.ts';
import type { Database } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import { logDelivery } from './delivery-log.ts';
import { HOUR_MS } from '../../../lib/time/durations.ts';

const HASTENED_AT_ONCE = 1_000;
/** Longer than any delivery waits for its first try (`first`) or for a later one (`next`). */
const LONGEST_MS = { first: 2 * HOUR_MS, next: 25 * HOUR_MS } as const;

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
    hastenDeliveries: (now) => hasten(db, now),
    async takeDueDeliveries(siteId, { now, until, limit, besides = [] }) {
      let due = db
        .selectFrom('lead_notice')
        .select('id')
        .where('site_id', '=', siteId)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit);
      if (besides.length > 0)
        due = due.where('way', 'not in', besides).where('address', 'not in', besides);
      // The condition is repeated outside the subquery, because another server may have taken them
      // while this one waited.
      const rows = await db
        .updateTable('lead_notice')
        .set({ due_at: until })
        .where('id', 'in', due)
        .where('due_at', '<=', now)
        .returningAll()
        .execute();
      return rows.map(({ lead_id: leadId, account_id: accountId, ...row }) => {
        const { id, way, address, leads, tries, week, confirms, stock } = row;
        const about = {
          leadId,
          leads,
          week,
          asksConfirmation: confirms === 1,
          ...(stock === '' ? {} : { stock: parseJson<StockLine>(stock) }),
        };
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

async function hasten(db: Database, now: number): Promise<void> {
  const late = await db
    .selectFrom('lead_notice')
    .select('id')
    .where('due_at', '>', now + LONGEST_MS.first)
    .where('due_at', '<', CONFIRMATION_AWAITED)
    .where((eb) => eb.or([eb('tries', '=', 0), eb('due_at', '>', now + LONGEST_MS.next)]))
    .limit(HASTENED_AT_ONCE)
    .execute();
  if (late.length === 0) return;
  await db
    .updateTable('lead_notice')
    .set({ due_at: now })
    .where(
      'id',
      'in',
      late.map(({ id }) => id),
    )
    .where('due_at', '>', now + LONGEST_MS.first)
    .where('due_at', '<', CONFIRMATION_AWAITED)
    .execute();
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
