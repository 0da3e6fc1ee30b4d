import { type Selectable, sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import { crossedLine } from '../../../lib/popups/stock-line.ts';
import type { DrawRecord, DrawRequestOf, PrizeChoice } from '../../records/prize-record.ts';
import type { Database, Engine } from '../../database.ts';
import type { Tables } from '../../tables/tables.ts';
import { CountedEvents } from '../events/counted-events.ts';
import { readCounted } from '../leads/count-lead.ts';
import { parseJson } from '../../parse-json.ts';
import { releaseDeliveries } from '../deliveries/write-deliveries.ts';
import { prizeUses } from './prize-uses.ts';
import { queueStockMails } from './queue-stock-mails.ts';

type DrawRow = Selectable<Tables['draw']>;

/** The longest time between a form and its game. */
const OPENED_AT_MOST_MS = 86_400_000;
/** Draws read at a time. */
const CHUNK = 250;

/**
 * Runs inside a transaction that holds the popup's lock, so that what `choose` gets is still true
 * when the draw is written.
 */
export async function drawOnce(
  transaction: Database,
  engine: Engine,
  request: DrawRequestOf,
): Promise<DrawRecord> {
  const { popupId, visitorId } = request;
  await engine.lock(transaction, popupId);
  // Deliveries are released whatever the result is, because after a draw there is nothing to wait
  // for.
  await releaseDeliveries(transaction, request);
  const earlier = await findDraw(transaction, popupId, visitorId);
  if (earlier) return earlier;
  const choice = request.choose(await prizeUses(transaction, popupId, request.day));
  const row = toRow(
    request,
    choice,
    choice?.takesCode ? await takeCode(transaction, request, choice.prizeId) : choice?.code,
  );
  if (!choice && !request.usesTurn) return toDraw(row);
  await transaction.insertInto('draw').values(row).execute();
  if (choice) {
    await countPrize(transaction, request, choice.prizeId);
    await countUnderPrize(transaction, request, choice.label);
  }
  return toDraw(row);
}

/** All draws of a popup, oldest first, in chunks. */
export async function* allDraws(
  db: Database,
  popupId: string,
): AsyncGenerator<readonly DrawRecord[]> {
  let after: DrawRecord | undefined;
  for (;;) {
    let draws = db.selectFrom('draw').selectAll().where('popup_id', '=', popupId);
    if (after) draws = draws.where(sql<boolean>`(at, id) > (${after.at}, ${after.id})`);
    const chunk = (await draws.orderBy('at').orderBy('id').limit(CHUNK).execute()).map(toDraw);
    if (chunk.length > 0) yield chunk;
    if (chunk.length < CHUNK) return;
    after = chunk.at(-1);
    await letOthersRun();
  }
}

export async function findDraw(
  db: Database,
  popupId: string,
  visitorId: string,
): Promise<DrawRecord | undefined> {
  const row = await db
    .selectFrom('draw')
    .selectAll()
    .where('popup_id', '=', popupId)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  return row && toDraw(row);
}

/** Takes the next code of the pool. If few or none are left then, the owner gets a mail. */
async function takeCode(
  transaction: Database,
  { id, popupId, at }: DrawRequestOf,
  prizeId: string,
): Promise<string> {
  const next = await transaction
    .selectFrom('prize_code')
    .select('code')
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', prizeId)
    .where('draw_id', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (!next) throw new Error('A prize without codes left was chosen.');
  await transaction
    .updateTable('prize_code')
    .set({ draw_id: id })
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', prizeId)
    .where('code', '=', next.code)
    .execute();
  const pool = await transaction
    .updateTable('prize_pool')
    .set((eb) => ({ unused: eb('unused', '-', 1) }))
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', prizeId)
    .returning(['codes', 'unused', 'last_position'])
    .executeTakeFirst();
  const line = pool && crossedLine({ left: pool.unused, total: pool.codes });
  if (pool && line !== undefined) {
    const lastPosition = pool.last_position;
    await queueStockMails(transaction, { line, popupId, prizeId, lastPosition, at });
  }
  return next.code;
}

async function countPrize(
  transaction: Database,
  { popupId, day }: DrawRequestOf,
  prizeId: string,
): Promise<void> {
  await transaction
    .insertInto('prize_count')
    .values({ popup_id: popupId, prize_id: prizeId, day, count: 1 })
    .onConflict((oc) =>
      oc
        .columns(['popup_id', 'prize_id', 'day'])
        .doUpdateSet({ count: sql<number>`prize_count.count + 1` }),
    )
    .execute();
}

/** A form that was sent before the game counted without the prize, which nobody knew then. */
async function countUnderPrize(
  transaction: Database,
  { popupId, visitorId, viewId, at }: DrawRequestOf,
  prize: string,
): Promise<void> {
  const lead = await transaction
    .selectFrom('lead')
    .select(['id', 'site_id', 'fields', 'counted'])
    .where('popup_id', '=', popupId)
    .where('visitor_id', '=', visitorId)
    .where('partial', '=', 0)
    .where('prize_label', '=', '')
    // An older lead belongs to an earlier opening. A lead may not know its view.
    .where('at', '>=', at - OPENED_AT_MOST_MS)
    .where('view_id', 'in', [viewId, ''])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const counted = readCounted(lead?.counted ?? '');
  if (lead === undefined || counted === undefined) return;
  const tally = new CountedEvents();
  const leads = parseJson<readonly unknown[]>(lead.fields).length > 0 ? 1 : 0;
  const place = { popupId, siteId: lead.site_id, day: counted.day };
  tally.addUnder(place, { conversions: 1, leads }, { prize });
  await tally.write(transaction);
  const values = { ...counted.values, prize };
  await transaction
    .updateTable('lead')
    .set({ counted: JSON.stringify({ ...counted, values }) })
    .where('id', '=', lead.id)
    .execute();
}

const NOTHING_DRAWN = { prizeId: '', label: '', isWinning: false, share: null };

function toRow(
  { id, popupId, visitorId, viewId, day, at, codeUntil }: DrawRequestOf,
  choice: PrizeChoice | undefined,
  code = '',
): DrawRow {
  const { prizeId, label, isWinning, share } = choice ?? NOTHING_DRAWN;
  return {
    id,
    popup_id: popupId,
    visitor_id: visitorId,
    view_id: viewId,
    prize_id: prizeId,
    label,
    winning: isWinning ? 1 : 0,
    code,
    code_until: code === '' ? null : (codeUntil ?? null),
    share,
    day,
    at,
  };
}

function toDraw(row: DrawRow): DrawRecord {
  return {
    id: row.id,
    popupId: row.popup_id,
    visitorId: row.visitor_id,
    viewId: row.view_id,
    prizeId: row.prize_id,
    label: row.label,
    isWinning: row.winning === 1,
    code: row.code,
    at: row.at,
    ...(row.code_until !== null && { codeUntil: row.code_until }),
    ...(row.share !== null && { share: row.share }),
  };
}
