import { DELIVERY_STATES } from '@beckon/contract/values';
import { type Selectable, sql, type SqlBool } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { DueDelivery } from '../../records/delivery-record.ts';
import type {
  DeliveryLogRecord,
  DeliveryOutcome,
  DestinationStore,
} from '../../records/destination-record.ts';
import type { Database } from '../../database.ts';
import type { Tables } from '../../tables/tables.ts';
import { readCursor } from '../read-cursor.ts';

type Row = Selectable<Tables['delivery_log']>;
/** The most deliveries replayed in one call. A statement takes 32,766 values, and a delivery has 12. */
const MOST_REPLAYED = 500;
const SLICE = 250;

export function buildDeliveryLog(
  db: Database,
): Pick<DestinationStore, 'deliveryLog' | 'replayDeliveries' | 'removeOldDeliveryLog'> {
  return {
    async deliveryLog(accountId, siteId, { destinationId, state, cursor, limit }) {
      const after = readCursor(/^(\d{1,15})~(.{1,250})$/, cursor);
      let found = db
        .selectFrom('delivery_log')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId);
      if (destinationId !== undefined) found = found.where('destination_id', '=', destinationId);
      if (state !== undefined) found = found.where('state', '=', state);
      if (after) found = found.where(sql<SqlBool>`(at, id) < (${Number(after[0])}, ${after[1]})`);
      const rows = await found
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        deliveries: rows.slice(0, limit).flatMap(toRecord),
        nextCursor: last && `${last.at}~${last.id}`,
      };
    },
    replayDeliveries: (...asked) => replay(db, ...asked),
    async removeOldDeliveryLog(before) {
      for (let removed = 0; ;) {
        const old = db
          .selectFrom('delivery_log')
          .select('id')
          .where('at', '<', before)
          .orderBy('at')
          .limit(SLICE);
        const gone = await db
          .deleteFrom('delivery_log')
          .where('id', 'in', old)
          .returning('id')
          .execute();
        removed += gone.length;
        if (gone.length < SLICE) return removed;
        await letOthersRun();
      }
    },
  };
}

function replay(
  db: Database,
  ...[accountId, siteId, which, at]: Parameters<DestinationStore['replayDeliveries']>
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let found = transaction
      .selectFrom('delivery_log')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId);
    if ('ids' in which && which.ids.length === 0) return 0;
    found =
      'ids' in which
        ? found.where('id', 'in', which.ids)
        : found
            .where('destination_id', '=', which.allFailedOf)
            .where('state', '=', 'failed')
            .orderBy('at');
    const rows = await found.limit(MOST_REPLAYED).execute();
    return requeue(transaction, rows, at);
  });
}

async function requeue(transaction: Database, rows: readonly Row[], at: number): Promise<number> {
  if (rows.length === 0) return 0;
  await transaction
    .insertInto('lead_notice')
    .values(
      rows.map((row) => ({
        id: row.id,
        lead_id: row.lead_id,
        site_id: row.site_id,
        account_id: row.account_id,
        way: row.way,
        address: row.address,
        leads: row.leads,
        week: row.week,
        confirms: row.confirms,
        stock: row.stock,
        tries: 0,
        due_at: at,
      })),
    )
    .onConflict((oc) => oc.column('id').doUpdateSet({ due_at: at, tries: 0 }))
    .execute();
  await transaction
    .updateTable('delivery_log')
    .set({ state: 'waiting', next_at: at })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.length;
}

/** Replaces the logged result of a delivery with that of its latest try. */
export async function logDelivery(
  transaction: Database,
  due: DueDelivery,
  outcome: DeliveryOutcome,
): Promise<void> {
  const row = toRow(due, outcome);
  await transaction
    .insertInto('delivery_log')
    .values(row)
    .onConflict((oc) => oc.column('id').doUpdateSet(row))
    .execute();
}

function toRow(due: DueDelivery, outcome: DeliveryOutcome): Row {
  return {
    id: due.id,
    site_id: due.siteId,
    account_id: due.accountId,
    destination_id: due.way === 'mail' ? '' : due.address,
    way: due.way,
    address: due.address,
    lead_id: due.leadId,
    leads: due.leads,
    week: due.week,
    confirms: due.asksConfirmation ? 1 : 0,
    stock: due.stock ? JSON.stringify(due.stock) : '',
    about: outcome.about,
    state: outcome.state,
    tries: outcome.tries,
    status: outcome.status ?? null,
    message: outcome.message,
    request: outcome.request,
    answer: outcome.answer,
    next_at: outcome.nextAt ?? null,
    at: outcome.at,
  };
}

function toRecord(row: Row): readonly DeliveryLogRecord[] {
  const state = DELIVERY_STATES.find((known) => known === row.state);
  if (state === undefined) return [];
  return [
    {
      id: row.id,
      destinationId: row.destination_id,
      way: row.way,
      state,
      leadId: row.lead_id,
      about: row.about,
      tries: row.tries,
      status: row.status ?? undefined,
      message: row.message,
      request: row.request,
      answer: row.answer,
      nextAt: row.next_at === null ? undefined : Number(row.next_at),
      at: Number(row.at),
    },
  ];
}
