import { type RawBuilder, sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import type { ConversionContext } from '../../records/event-records.ts';
import { eraseReports } from '../reports/erase-reports.ts';
import { ERASED_PREFIX, eraseVisitors } from './erase-visitors.ts';
import { isOfSite, removeStep, type RemoveStep, ROWS_A_STEP } from '../remove-step.ts';

/**
 * Removes leads of a site, and other data about the same people on it: waiting deliveries, their
 * activity (found by address or shop account), the closes that belong to their leads, and error
 * reports with their address. Their views and goals lose the page's address, and these and their
 * draws the visitor's id. Counts by day identify nobody and stay. Returns how many leads were
 * removed.
 *
 * Runs in small steps, the leads last. If it is interrupted, the leads are still listed, and
 * erasing them again removes the rest.
 */
export async function eraseLeads(
  db: Database,
  siteId: string,
  leadIds: readonly string[],
): Promise<number> {
  if (leadIds.length === 0) return 0;
  const leads = await db
    .selectFrom('lead')
    .select(['id', 'view_id', 'visitor_id', 'email', 'person', 'context'])
    .where('id', 'in', leadIds)
    .where(isOfSite(siteId))
    .execute();
  if (leads.length === 0) return 0;
  const ids = leads.map(({ id }) => id);
  const emails = filled(leads.map(({ email }) => email));
  const people = filled(leads.map(({ person }) => person));
  const customers = filled(
    leads.map(({ context }) => parseJson<ConversionContext>(context).storeCustomerId),
  ).filter((id) => id !== '0');
  const views = filled(leads.map(({ view_id }) => view_id));
  await eraseReports(db, siteId, emails);
  // The indexes of these tables begin with the site.
  const ofSite = sql`site_id = ${siteId}`;
  await removeAll(db, 'lead_notice', isOneOf('lead_id', ids, ofSite));
  await removeAll(db, 'delivery_log', isOneOf('lead_id', ids, isOfSite(siteId)));
  await removeAll(db, 'activity', isOneOf('email', people, ofSite));
  await removeAll(db, 'activity', isOneOf('customer_id', customers, ofSite));
  await removeAll(db, 'close_event', isOneOf('view_id', views, ofSite));
  const visitors = await visitorsOf(db, siteId, views);
  await eraseVisitors(
    db,
    siteId,
    filled([...leads.map(({ visitor_id }) => visitor_id), ...visitors]),
  );
  // Views of popups that are gone: nothing counts them any more.
  const isLeft = sql`${isOfSite(siteId)} and visitor_id not like ${`${ERASED_PREFIX}%`}`;
  await removeAll(db, 'view_event', isOneOf('id', views, isLeft));
  return removeAll(db, 'lead', isOneOf('id', ids, isOfSite(siteId)));
}

/** The ids of the visitors of these views. */
async function visitorsOf(
  db: Database,
  siteId: string,
  viewIds: readonly string[],
): Promise<readonly string[]> {
  if (viewIds.length === 0) return [];
  const rows = await db
    .selectFrom('view_event')
    .select('visitor_id')
    .where('id', 'in', viewIds)
    .where(isOfSite(siteId))
    .execute();
  return rows
    .map(({ visitor_id }) => visitor_id)
    .filter((visitorId) => !visitorId.startsWith(ERASED_PREFIX));
}

function filled(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

/** A condition for these values; undefined if there are none to look for. */
export function isOneOf(
  column: string,
  values: readonly string[],
  ofSite: RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  return values.length === 0
    ? undefined
    : sql`${ofSite} and ${sql.ref(column)} in (${sql.join(values)})`;
}

/** Removes these rows in small steps. */
export async function removeAll(
  db: Database,
  table: RemoveStep['table'],
  where: RawBuilder<unknown> | undefined,
): Promise<number> {
  let removed = 0;
  if (where === undefined) return removed;
  for (;;) {
    const gone = await removeStep(db, { table, key: ['id'], where });
    removed += gone;
    await letOthersRun();
    if (gone < ROWS_A_STEP) return removed;
  }
}
