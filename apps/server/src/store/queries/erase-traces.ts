import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database.ts';
import { parseJson } from '../parse-json.ts';
import type { ConversionContext } from '../records/event-records.ts';

/** What is known of an erased lead, to find what else is about the same person. */
export interface ErasedLead {
  readonly id: string;
  readonly view_id: string;
  readonly email: string;
  readonly context: string;
}

/**
 * Removes with erased leads what else tells of the same people on the site: notices to come, what
 * they did (by address or account in the shop), the views and closes that belong to their leads,
 * and reports of errors that hold their address. Counts of days name nobody and stay.
 */
export async function eraseTraces(
  transaction: Database,
  siteId: string,
  leads: readonly ErasedLead[],
): Promise<void> {
  const emails = filled(leads.map(({ email }) => email));
  const customers = filled(
    leads.map(({ context }) => parseJson<ConversionContext>(context).storeCustomerId),
  ).filter((id) => id !== '0');
  const views = filled(leads.map(({ view_id }) => view_id));
  const ids = leads.map(({ id }) => id);
  for (const [table, column, values] of [
    ['lead_notice', 'lead_id', ids],
    ['activity', 'email', emails],
    ['activity', 'customer_id', customers],
    ['view_event', 'id', views],
    ['close_event', 'view_id', views],
  ] as const)
    if (values.length > 0)
      await transaction
        .deleteFrom(table)
        .where('site_id', '=', siteId)
        .where(sql.ref(column), 'in', values)
        .execute();
  for (const email of emails) await eraseReports(transaction, siteId, email);
}

/** By any spelling of the address: as it is, or as it stands in the address of a page. */
async function eraseReports(transaction: Database, siteId: string, email: string): Promise<void> {
  const spellings = [email, encodeURIComponent(email)].map((text) => text.toLowerCase());
  for (const spelling of new Set(spellings)) {
    const pattern = `%${spelling.replaceAll(/[!%_]/g, '!$&')}%`;
    await transaction
      .deleteFrom('error_report')
      .where('site_id', '=', siteId)
      .where(
        sql<SqlBool>`(lower(message) like ${pattern} escape '!' or lower(url) like ${pattern} escape '!')`,
      )
      .execute();
  }
}

function filled(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
