import type { Database } from '../../database.ts';
import type { LiveDestination } from '../../records/destination-record.ts';
import { toTest } from '../experiments/ab-test-row.ts';
import { toDestination } from './destination-row.ts';

/**
 * The destinations of a site that are on, oldest first. The designs of a popup's A/B tests count as
 * the popup, also after the test, because a lead may arrive late; but not a design that is live
 * again as a popup of its own.
 */
export async function liveDestinations(
  db: Database,
  siteId: string,
): Promise<readonly LiveDestination[]> {
  const rows = await db
    .selectFrom('destination')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('is_on', '=', 1)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const destinations = rows.map(toDestination);
  const isForSome = destinations.some(({ popupIds }) => popupIds.length > 0);
  const designs = isForSome ? await testedDesigns(db, siteId) : new Map<string, string[]>();
  return destinations.map(({ id, kind, popupIds }) => {
    const all = popupIds.flatMap((popupId) => [popupId, ...(designs.get(popupId) ?? [])]);
    return { id, kind, popupIds: [...new Set(all)] };
  });
}

/** The ids of the designs that count as a popup, by the id of this popup. */
async function testedDesigns(
  db: Database,
  siteId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('ab_test')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', '<>', 'draft')
    .execute();
  const active = await db
    .selectFrom('popup')
    .select('id')
    .where('site_id', '=', siteId)
    .where('status', '=', 'active')
    .execute();
  const live = new Set(active.map(({ id }) => id));
  const byPopup = Map.groupBy(rows.map(toTest), ({ popupId }) => popupId);
  return new Map(
    [...byPopup].map(([popupId, tests]) => [
      popupId,
      tests.flatMap(({ arms, state }) =>
        arms.map((arm) => arm.popupId).filter((id) => state === 'running' || !live.has(id)),
      ),
    ]),
  );
}
