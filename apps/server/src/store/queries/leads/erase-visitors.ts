import { sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database } from '../../database.ts';
import { popupsOfSite } from '../popups/popups-of-site.ts';
import { ROWS_A_STEP } from '../remove-step.ts';

const VISITORS_A_STEP = 20;

/**
 * Removes the visitors' ids from their other views and draws on a site. Views, closes (through
 * their views) and draws then identify nobody. The rows stay, so that a given prize stays counted
 * and a code stays used. It works in small steps.
 */
export async function eraseVisitors(
  db: Database,
  siteId: string,
  visitorIds: readonly string[],
): Promise<void> {
  if (visitorIds.length === 0) return;
  const ids = sql.join([...visitorIds]);
  // Each visitor is searched for in each popup of the site.
  for (let from = 0; from < visitorIds.length; from += VISITORS_A_STEP) {
    const some = sql.join(visitorIds.slice(from, from + VISITORS_A_STEP));
    await inSteps(sql`update view_event set visitor_id = '' where id in
      (select id from view_event where popup_id in ${popupsOfSite(siteId)}
        and visitor_id in (${some}) limit ${ROWS_A_STEP})`);
  }
  await inSteps(sql`update goal_event set visitor_id = '' where id in
    (select id from goal_event where site_id = ${siteId} and visitor_id in (${ids})
      limit ${ROWS_A_STEP})`);
  await inSteps(sql`delete from holdout_visitor where (holdout_id, visitor_id) in
    (select holdout_id, visitor_id from holdout_visitor where site_id = ${siteId}
      and visitor_id in (${ids}) limit ${ROWS_A_STEP})`);
  await inSteps(sql`delete from open_cart where (scope_id, visitor_id) in
    (select scope_id, visitor_id from open_cart where site_id = ${siteId}
      and visitor_id in (${ids}) limit ${ROWS_A_STEP})`);
  // Each draw keeps its own id, because a popup has one draw per visitor.
  await inSteps(sql`update draw set visitor_id = 'erased ' || id where id in
    (select id from draw where popup_id in ${popupsOfSite(siteId)}
      and visitor_id in (${ids}) limit ${ROWS_A_STEP})`);

  async function inSteps(update: ReturnType<typeof sql>): Promise<void> {
    for (;;) {
      const { numAffectedRows } = await update.execute(db);
      await letOthersRun();
      if (Number(numAffectedRows ?? 0) < ROWS_A_STEP) return;
    }
  }
}
