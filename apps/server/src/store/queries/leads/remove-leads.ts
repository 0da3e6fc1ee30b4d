import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import { isSuccess } from '../experiments/is-success.ts';
import { isOfSite, ROWS_A_STEP } from '../remove-step.ts';
import { isOneOf, removeAll } from './erase-leads.ts';
import { hourOfLead, inSteps } from './erase-visitors.ts';

/**
 * Removes leads of a site and what was sent or waits to be sent about them, and nothing else: other
 * leads of the same people, what they did on the site, and the codes that they were given stay.
 * Counts by day stay, too, and A/B tests still count the visitors as successes. Returns how many
 * leads were removed.
 *
 * Runs in small steps, the leads last, so that it can be repeated if it is interrupted.
 */
export async function removeLeads(
  db: Database,
  siteId: string,
  leadIds: readonly string[],
): Promise<number> {
  if (leadIds.length === 0) return 0;
  await keepSuccesses(db, siteId, leadIds);
  await removeAll(db, 'lead_notice', isOneOf('lead_id', leadIds, sql`site_id = ${siteId}`));
  await removeAll(db, 'delivery_log', isOneOf('lead_id', leadIds, isOfSite(siteId)));
  return removeAll(db, 'lead', isOneOf('id', leadIds, isOfSite(siteId)));
}

/** The views of these leads then say themselves that they led to one. */
async function keepSuccesses(
  db: Database,
  siteId: string,
  leadIds: readonly string[],
): Promise<void> {
  const theirs = sql`from lead where lead.id in (${sql.join([...leadIds])})
    and lead.site_id = ${siteId} and lead.visitor_id <> '' and ${isSuccess()}`;
  const at = sql`(select max(${hourOfLead()}) ${theirs}
    and lead.popup_id = view_event.popup_id and lead.visitor_id = view_event.visitor_id)`;
  await inSteps(
    db,
    sql`update view_event set erased_lead_at = ${at} where id in
      (select id from view_event where erased_lead_at is null and (popup_id, visitor_id) in
        (select lead.popup_id, lead.visitor_id ${theirs}) limit ${ROWS_A_STEP})`,
  );
}
