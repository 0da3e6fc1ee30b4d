import { ORDER_GOAL } from '@beckon/contract/values';
import { sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database } from '../../database.ts';
import type { NewView } from '../../records/event-records.ts';
import type { NewGoal } from '../../records/goal-record.ts';
import type { GoalTally } from './goal-tally.ts';
import { toThousandths } from '../thousandths.ts';
import type { OrderedCart } from './ordered-carts.ts';
import { removeStep, ROWS_A_STEP } from '../remove-step.ts';

/** A cart that was left this long ago counts as a new one when its visitor comes back. */
const CART_LIVES_MS = 7 * 86_400_000;

/**
 * Records the carts that new views report, and closes those that new orders were made of. Each
 * counts once for its popup and once for the site, however often the popup shows.
 * docs/decisions/0045.
 *
 * Two servers that write carts of the same visitors must not wait for each other. So all servers
 * write visitors in the same order, and lock the site's cart of each visitor first. The other
 * server waits at that cart.
 */
export async function writeCarts(
  transaction: Database,
  { views, goals }: { readonly views: Iterable<NewView>; readonly goals: Iterable<NewGoal> },
  tally: GoalTally,
): Promise<void> {
  const met = [...views].filter(
    ({ cartItems = 0, visitorId }) => cartItems > 0 && visitorId !== '',
  );
  const orders = [...goals].filter(
    ({ name, visitorId }) => name === ORDER_GOAL && visitorId !== '',
  );
  const [viewsOf, ordersOf] = [Map.groupBy(met, visitorKey), Map.groupBy(orders, visitorKey)];
  for (const key of [...new Set([...viewsOf.keys(), ...ordersOf.keys()])].toSorted())
    await writeCartsOf(
      transaction,
      { views: viewsOf.get(key) ?? [], orders: ordersOf.get(key) ?? [] },
      tally,
    );
}

function visitorKey({ siteId, visitorId }: NewView | NewGoal): string {
  return `${siteId} ${visitorId}`;
}

/**
 * Writes the carts of one visitor. A cart seen after an order is another cart, whichever was
 * reported first.
 */
async function writeCartsOf(
  transaction: Database,
  { views, orders }: { readonly views: readonly NewView[]; readonly orders: readonly NewGoal[] },
  tally: GoalTally,
): Promise<void> {
  const inTurn = orders.toSorted((one, other) => one.at - other.at);
  const viewsOf = Map.groupBy(views, (view) => inTurn.filter(({ at }) => at < view.at).length);
  for (let turn = 0; turn <= inTurn.length; turn += 1) {
    await recordCarts(transaction, viewsOf.get(turn) ?? [], tally);
    const order = inTurn[turn];
    if (order !== undefined) await orderCarts(transaction, order, tally);
  }
}

async function recordCarts(
  transaction: Database,
  views: readonly NewView[],
  tally: GoalTally,
): Promise<void> {
  const rows = [
    ...views.map((view) => ({ scopeId: view.siteId, view })),
    ...views.map((view) => ({ scopeId: view.popupId, view })),
  ];
  for (const { scopeId, view } of rows)
    if (await recordCart(transaction, scopeId, view))
      tally.money.addCart(scopeId, 'seen', { day: view.day, currency: '', thousandths: 0 });
}

/** Records a cart; returns whether it was not known before. */
async function recordCart(
  transaction: Database,
  scopeId: string,
  { id, siteId, visitorId, day, at }: NewView,
): Promise<boolean> {
  const isOver = sql<boolean>`open_cart.seen_at <= excluded.seen_at - ${sql.lit(CART_LIVES_MS)}`;
  const ofNew = <T>(column: string) =>
    sql<T>`case when ${isOver} then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`open_cart.${column}`)} end`;
  const row = await transaction
    .insertInto('open_cart')
    .values({
      scope_id: scopeId,
      visitor_id: visitorId,
      site_id: siteId,
      view_id: id,
      day,
      since: at,
      seen_at: at,
    })
    .onConflict((oc) =>
      oc.columns(['scope_id', 'visitor_id']).doUpdateSet({
        view_id: ofNew<string>('view_id'),
        day: ofNew<string>('day'),
        since: ofNew<number>('since'),
        seen_at: sql<number>`case when open_cart.seen_at > excluded.seen_at then open_cart.seen_at else excluded.seen_at end`,
      }),
    )
    .returning('view_id')
    .executeTakeFirst();
  return row?.view_id === id;
}

/**
 * Closes the carts that an order was made of, and counts them with the value of the order, which
 * remembers them.
 */
async function orderCarts(
  transaction: Database,
  { id, siteId, visitorId, at, value = 0, currency }: NewGoal,
  tally: GoalTally,
): Promise<void> {
  await holdCarts(transaction, siteId, visitorId);
  const carts = await transaction
    .deleteFrom('open_cart')
    .where('site_id', '=', siteId)
    .where('visitor_id', '=', visitorId)
    .where('since', '<=', at)
    .returning(['scope_id', 'day', 'seen_at'])
    .execute();
  const thousandths = toThousandths(value);
  const ordered = carts
    .filter(({ seen_at: seenAt }) => Number(seenAt) > at - CART_LIVES_MS)
    .map(({ scope_id: scopeId, day }): OrderedCart => ({ scopeId, day, currency, thousandths }));
  for (const { scopeId, ...worth } of ordered) tally.money.addCart(scopeId, 'ordered', worth);
  tally.addCarts(id, ordered);
}

/** Locks the visitor's carts: another server that writes them waits until this transaction ends. */
async function holdCarts(transaction: Database, siteId: string, visitorId: string): Promise<void> {
  await transaction
    .updateTable('open_cart')
    .set({ site_id: siteId })
    .where('scope_id', '=', siteId)
    .where('visitor_id', '=', visitorId)
    .execute();
}

/** Removes open carts that were last seen before a moment (ms); returns how many. */
export async function removeOldCarts(db: Database, before: number): Promise<number> {
  for (let removed = 0; ; await letOthersRun()) {
    const where = sql`seen_at < ${before}`;
    const gone = await removeStep(db, {
      table: 'open_cart',
      key: ['scope_id', 'visitor_id'],
      where,
    });
    removed += gone;
    if (gone < ROWS_A_STEP) return removed;
  }
}
