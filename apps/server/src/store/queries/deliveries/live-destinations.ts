import type { Database } from '../../database.ts';
import type { LiveDestination } from '../../records/destination-record.ts';
import { toTest } from '../experiments/ab-test-row.ts';
import { toDestination } from './destination-row.ts';

/**
 * The destinations of a site that are on, oldest first. The designs of a popup's A/B tests count as
 * the popup, also after the test, because a lead may arrive late.
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

/** The ids of the designs in the started A/B tests of a site, by the popup that is tested. */
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
  const byPopup = Map.groupBy(rows.map(toTest), ({ popupId }) => popupId);
  return new Map(
    [...byPopup].map(([popupId, tests]) => [
      popupId,
      tests.flatMap(({ arms }) => arms.map((arm) => arm.popupId)),
    ]),
  );
}
