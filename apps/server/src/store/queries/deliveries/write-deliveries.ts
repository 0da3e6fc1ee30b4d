import type { Selectable } from 'kysely';
import type { NewConversion } from '../../records/event-records.ts';
import {
  CONFIRMATION_AWAITED,
  confirmationMailId,
  DRAW_AWAITED_MS,
  type NewDelivery,
} from '../../records/delivery-record.ts';
import type { DrawRequestOf } from '../../records/prize-record.ts';
import type { Database } from '../../database.ts';
import type { Tables } from '../../tables/tables.ts';
import { mayBeAsked } from '../leads/confirm-leads.ts';

/** SQLite accepts 32,766 values per statement; a delivery has 12. */
const MAX_ROWS = 2_500;
const AWAITED_MS = Object.values(DRAW_AWAITED_MS);
const LONGEST_AWAITED_MS = Math.max(...AWAITED_MS);

type DeliveryRow = Selectable<Tables['lead_notice']>;

/** The deliveries of leads that are complete; gathered ones are added to the one that already waits. */
export async function writeDeliveries(
  transaction: Database,
  leads: readonly NewConversion[],
): Promise<void> {
  // A statement must not touch a row twice. Rows are in a fixed order, so that two servers never
  // wait for each other.
  const byId = new Map<string, DeliveryRow>();
  const drawn = await whoseDrawCame(transaction, leads);
  const asked = await mayBeAsked(transaction, leads);
  for (const row of leads.flatMap((lead) =>
    lead.deliveries
      .filter(({ asksConfirmation }) => asksConfirmation !== true || asked.has(lead))
      .map((delivery) => toRow(lead, delivery, drawn.has(lead))),
  )) {
    byId.set(row.id, { ...row, leads: row.leads + (byId.get(row.id)?.leads ?? 0) });
  }
  const rows = [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    await transaction
      .insertInto('lead_notice')
      .values(rows.slice(at, at + MAX_ROWS))
      .onConflict((oc) =>
        oc
          .column('id')
          .doUpdateSet((eb) => ({ leads: eb('lead_notice.leads', '+', eb.ref('excluded.leads')) })),
      )
      .execute();
  }
}

/**
 * Finds the leads whose awaited draw has already come, which can happen while they wait to be
 * written.
 */
async function whoseDrawCame(
  transaction: Database,
  leads: readonly NewConversion[],
): Promise<ReadonlySet<NewConversion>> {
  const awaiting = leads.filter(({ deliveries }) =>
    deliveries.some(({ awaitsDraw }) => awaitsDraw !== undefined),
  );
  if (awaiting.length === 0) return new Set();
  const draws = await transaction
    .selectFrom('draw')
    .select(['popup_id', 'visitor_id'])
    .where(
      'popup_id',
      'in',
      awaiting.map(({ popupId }) => popupId),
    )
    .where(
      'visitor_id',
      'in',
      awaiting.map(({ visitorId }) => visitorId),
    )
    .execute();
  return new Set(
    awaiting.filter(({ popupId, visitorId }) =>
      draws.some((draw) => draw.popup_id === popupId && draw.visitor_id === visitorId),
    ),
  );
}

/**
 * Makes the deliveries due that waited for this visitor's draw. A delivery that a worker has
 * already taken has another due time and is left alone.
 */
export async function releaseDeliveries(
  transaction: Database,
  { popupId, visitorId, at }: Pick<DrawRequestOf, 'popupId' | 'visitorId' | 'at'>,
): Promise<void> {
  const waiting = transaction
    .selectFrom('lead_notice')
    .innerJoin('lead', 'lead.id', 'lead_notice.lead_id')
    .select('lead_notice.id')
    .where('lead_notice.due_at', '>', at)
    .where('lead_notice.due_at', '<=', at + LONGEST_AWAITED_MS)
    .where('lead.popup_id', '=', popupId)
    .where('lead.visitor_id', '=', visitorId)
    .where((eb) => eb(eb('lead_notice.due_at', '-', eb.ref('lead.at')), 'in', AWAITED_MS));
  // The condition is repeated outside the subquery, because a delivery worker may have taken them
  // while this statement waited.
  await transaction
    .updateTable('lead_notice')
    .set({ due_at: at })
    .where('id', 'in', waiting)
    .where('due_at', '>', at)
    .where('due_at', '<=', at + LONGEST_AWAITED_MS)
    .execute();
}

function toRow(
  { id, siteId, accountId, at }: NewConversion,
  { way, address, gatheredAt, ...waits }: NewDelivery,
  hasDrawn: boolean,
): DeliveryRow {
  const facts = {
    site_id: siteId,
    account_id: accountId,
    way,
    address,
    leads: 1,
    tries: 0,
    week: '',
    confirms: 0,
    stock: '',
  };
  if (waits.asksConfirmation === true)
    return { ...facts, id: confirmationMailId(id), lead_id: id, confirms: 1, due_at: at };
  const end = address === '' ? way : `${way}-${address}`;
  if (gatheredAt !== undefined)
    return {
      ...facts,
      id: `gathered-${siteId}-${gatheredAt}-${end}`,
      lead_id: '',
      due_at: gatheredAt,
    };
  return {
    ...facts,
    id: `${id}-${end}`,
    lead_id: id,
    due_at: dueAt(at, waits, hasDrawn),
  };
}

function dueAt(
  at: number,
  { awaitsDraw, awaitsConfirmation }: Omit<NewDelivery, 'way' | 'address'>,
  hasDrawn: boolean,
): number {
  if (awaitsConfirmation === true) return CONFIRMATION_AWAITED;
  return awaitsDraw === undefined || hasDrawn ? at : at + DRAW_AWAITED_MS[awaitsDraw];
}
