import { createHmac, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database } from '../../database.ts';
import { againAfterConflict } from '../again-after-conflict.ts';
import { isSuccess } from '../experiments/is-success.ts';
import { popupsOfSite } from '../popups/popups-of-site.ts';
import { ROWS_A_STEP } from '../remove-step.ts';
import { HOUR_MS } from '../../../lib/time/durations.ts';

const VISITORS_A_STEP = 20;
/**
 * Never stored, so that nobody can find out later which visitor got an id. Within one process a
 * visitor gets the same id again if erasing is repeated.
 */
const KEY = randomBytes(32);

/** Begins the id of every erased visitor. Ids of browsers contain no blank. */
export const ERASED_PREFIX = 'erased ';

/**
 * Gives each visitor of a site a random id in place of their own, in views, goals and groups of
 * holdouts, and removes the pages from them. So A/B tests and holdouts still count the visitor and
 * what they did: without that, erasing leads would make the design with the most leads the worst.
 * Draws also stay, so that a given prize stays counted and a code stays used, but lead to no view.
 * It works in small steps.
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
  // Another process may erase the same visitors: a row that it has changed meanwhile is left alone.
  const isTheirs = sql`visitor_id in (${sql.join([...visitorIds])})`;
  const cases = visitorIds.map((id) => sql`when ${id} then ${erasedId(siteId, id)}`);
  const randomId = sql`case visitor_id ${sql.join(cases, sql` `)} else visitor_id end`;
  const views = sql`select id from view_event where popup_id in ${popupsOfSite(siteId)}
    and ${isTheirs}`;
  await inSteps(
    db,
    sql`update view_event set erased_lead_at = ${latestLead()} where ${isTheirs} and id in
      (${views} and erased_lead_at is null and ${latestLead()} is not null limit ${ROWS_A_STEP})`,
  );
  await inSteps(
    db,
    sql`update view_event set visitor_id = ${randomId}, url = '' where ${isTheirs} and id in
      (${views} limit ${ROWS_A_STEP})`,
  );
  await inSteps(
    db,
    sql`update goal_event set visitor_id = ${randomId}, url = '', number = '', counted_pages = ''
      where ${isTheirs} and id in
      (select id from goal_event where site_id = ${siteId} and ${isTheirs} limit ${ROWS_A_STEP})`,
  );
  await inSteps(
    db,
    sql`update holdout_visitor set visitor_id = ${randomId}
      where ${isTheirs} and (holdout_id, visitor_id) in
      (select holdout_id, visitor_id from holdout_visitor where site_id = ${siteId}
        and ${isTheirs} limit ${ROWS_A_STEP})`,
  );
  await inSteps(
    db,
    sql`delete from open_cart where (scope_id, visitor_id) in
      (select scope_id, visitor_id from open_cart where site_id = ${siteId}
        and ${isTheirs} limit ${ROWS_A_STEP})`,
  );
  // Each draw keeps its own id, because a popup has one draw per visitor.
  await inSteps(
    db,
    sql`update draw set visitor_id = ${ERASED_PREFIX} || id, view_id = ''
      where ${isTheirs} and id in
      (select id from draw where popup_id in ${popupsOfSite(siteId)}
        and ${isTheirs} limit ${ROWS_A_STEP})`,
  );
}

/** Repeats a change of at most `ROWS_A_STEP` rows until nothing is left to change. */
export async function inSteps(db: Database, change: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await againAfterConflict(() => change.execute(db));
    await letOthersRun();
    if (Number(numAffectedRows ?? 0) < ROWS_A_STEP) return;
  }
}

function erasedId(siteId: string, visitorId: string): string {
  const hash = createHmac('sha256', KEY).update(`${siteId} ${visitorId}`).digest('hex');
  return ERASED_PREFIX + hash.slice(0, 32);
}

/** The hour in which a lead was left. The exact time would identify the lead. */
export function hourOfLead(): RawBuilder<number> {
  return sql`lead.at - lead.at % ${sql.lit(HOUR_MS)}`;
}

/**
 * The hour in which the visitor of a view left the last lead with its popup that counts as a
 * success.
 */
function latestLead(): RawBuilder<number | null> {
  return sql`(select max(${hourOfLead()}) from lead
    where lead.popup_id = view_event.popup_id and lead.visitor_id = view_event.visitor_id
      and ${isSuccess()})`;
}
