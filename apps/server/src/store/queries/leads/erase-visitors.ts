import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database } from '../../database.ts';
import { isSuccess } from '../experiments/is-success.ts';
import { popupsOfSite } from '../popups/popups-of-site.ts';
import { ROWS_A_STEP } from '../remove-step.ts';

const VISITORS_A_STEP = 20;

/**
 * Gives each visitor of a site a random id in place of their own, in views, goals and groups of
 * holdouts. These then identify nobody, but A/B tests and holdouts still count the visitor and what
 * they did: without that, erasing leads would make the design with the most leads the worst. Draws
 * also stay, so that a given prize stays counted and a code stays used. It works in small steps.
 */
export async function eraseVisitors(
  db: Database,
  siteId: string,
  visitorIds: readonly string[],
): Promise<void> {
  // Each visitor is searched for in each popup of the site.
  for (let from = 0; from < visitorIds.length; from += VISITORS_A_STEP)
    await eraseSome(db, siteId, visitorIds.slice(from, from + VISITORS_A_STEP));
}

async function eraseSome(
  db: Database,
  siteId: string,
  visitorIds: readonly string[],
): Promise<void> {
  const ids = sql.join([...visitorIds]);
  const cases = visitorIds.map((id) => sql`when ${id} then ${`erased ${randomUUID()}`}`);
  const randomId = sql`case visitor_id ${sql.join(cases, sql` `)} end`;
  await inSteps(sql`update view_event set erased_lead_at = ${latestLead()} where id in
    (select id from view_event where popup_id in ${popupsOfSite(siteId)}
      and visitor_id in (${ids}) and erased_lead_at is null and ${latestLead()} is not null
      limit ${ROWS_A_STEP})`);
  await inSteps(sql`update view_event set visitor_id = ${randomId} where id in
    (select id from view_event where popup_id in ${popupsOfSite(siteId)}
      and visitor_id in (${ids}) limit ${ROWS_A_STEP})`);
  await inSteps(sql`update goal_event set visitor_id = ${randomId} where id in
    (select id from goal_event where site_id = ${siteId} and visitor_id in (${ids})
      limit ${ROWS_A_STEP})`);
  await inSteps(sql`update holdout_visitor set visitor_id = ${randomId}
    where (holdout_id, visitor_id) in
    (select holdout_id, visitor_id from holdout_visitor where site_id = ${siteId}
      and visitor_id in (${ids}) limit ${ROWS_A_STEP})`);
  await inSteps(sql`delete from open_cart where (scope_id, visitor_id) in
    (select scope_id, visitor_id from open_cart where site_id = ${siteId}
      and visitor_id in (${ids}) limit ${ROWS_A_STEP})`);
  // Each draw keeps its own id, because a popup has one draw per visitor.
  await inSteps(sql`update draw set visitor_id = 'erased ' || id where id in
    (select id from draw where popup_id in ${popupsOfSite(siteId)}
      and visitor_id in (${ids}) limit ${ROWS_A_STEP})`);

  async function inSteps(update: RawBuilder<unknown>): Promise<void> {
    for (;;) {
      const { numAffectedRows } = await update.execute(db);
      await letOthersRun();
      if (Number(numAffectedRows ?? 0) < ROWS_A_STEP) return;
    }
  }
}

/** When the visitor of a view left the last lead with its popup that counts as a success. */
function latestLead(): RawBuilder<number | null> {
  return sql`(select max(lead.at) from lead where lead.popup_id = view_event.popup_id
    and lead.visitor_id = view_event.visitor_id and ${isSuccess()})`;
}
