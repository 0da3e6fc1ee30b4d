import type { Database } from '../../database.ts';
import type { NewHoldoutVisitor } from '../../records/holdout-record.ts';

/**
 * Adds visitors to holdouts. A visitor who was counted before stays in the same group with the same
 * first time. A stopped holdout gets no more visitors.
 */
export async function writeHoldoutVisitors(
  transaction: Database,
  visitors: readonly NewHoldoutVisitor[],
): Promise<void> {
  if (visitors.length === 0) return;
  const running = await transaction
    .selectFrom('holdout')
    .select('id')
    .where('id', 'in', [...new Set(visitors.map(({ holdoutId }) => holdoutId))])
    .where('stopped_at', 'is', null)
    .execute();
  const ids = new Set(running.map(({ id }) => id));
  const rows = visitors
    .filter(({ holdoutId }) => ids.has(holdoutId))
    .map(({ holdoutId, visitorId, siteId, isHeld, at }) => ({
      holdout_id: holdoutId,
      visitor_id: visitorId,
      site_id: siteId,
      is_held: isHeld ? 1 : 0,
      first_at: at,
    }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  if (rows.length === 0) return;
  await transaction
    .insertInto('holdout_visitor')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Rows are written in one order everywhere, so that servers cannot lock each other out. */
function keyOf(row: { readonly holdout_id: string; readonly visitor_id: string }): string {
  return `${row.holdout_id} ${row.visitor_id}`;
}
