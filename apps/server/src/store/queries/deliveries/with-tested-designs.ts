import type { Database } from '../../database.ts';
import { toTest } from '../experiments/ab-test-row.ts';

/**
 * Adds the designs of A/B tests to the popups whose leads something gets. They count as the tested
 * popup, also after the test, because a lead may arrive late; but not a design that is live again
 * as a popup of its own.
 */
export async function withTestedDesigns<Target extends { readonly popupIds: readonly string[] }>(
  db: Database,
  siteId: string,
  targets: readonly Target[],
): Promise<readonly Target[]> {
  if (targets.every(({ popupIds }) => popupIds.length === 0)) return targets;
  const designs = await testedDesigns(db, siteId);
  return targets.map((target) => {
    const all = target.popupIds.flatMap((id) => [id, ...(designs.get(id) ?? [])]);
    return { ...target, popupIds: [...new Set(all)] };
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
