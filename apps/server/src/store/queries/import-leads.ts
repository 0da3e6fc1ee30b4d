import { originalLeadId } from '../../lib/imported-lead-id.ts';
import type { Database } from '../database.ts';
import type { LeadCareStore } from '../records/lead-record.ts';
import { toLeadRow } from './lead-row.ts';
import { ownsSite } from './owns-site.ts';
import { type OldAndNew, takeNew } from './write-leads.ts';

/** `LeadCareStore.importLeads`. */
export async function importLeads(
  db: Database,
  ...[accountId, siteId, leads, most]: Parameters<LeadCareStore['importLeads']>
): Promise<number | 'full'> {
  if (leads.length === 0 || !(await ownsSite(db, accountId, siteId))) return 0;
  const recorded = await idsOfSite(
    db,
    siteId,
    leads.map(({ id }) => originalLeadId(id)),
  );
  // A statement must not touch a row twice.
  const byId = new Map<string, (typeof leads)[number]>();
  for (const lead of leads) if (!recorded.has(originalLeadId(lead.id))) byId.set(lead.id, lead);
  if (byId.size === 0) return 0;
  if (most !== undefined && byId.size > most && (await countNew(db, [...byId.keys()])) > most)
    return 'full';
  const newRows = [...byId.values()].map((lead) => toLeadRow({ ...lead, accountId, siteId }));
  const written = await db
    .insertInto('lead')
    .values(newRows)
    .onConflict((oc) => oc.column('id').doUpdateSet(takeNew(newRows)).where(isFinishedNow))
    .returning('id')
    .execute();
  return written.length;
}

/** A form that was unfinished in an older file. */
function isFinishedNow(eb: OldAndNew) {
  return eb.and([eb('lead.partial', '=', 1), eb('excluded.partial', '=', 0)]);
}

/** Those of these ids that leads of the site have. */
async function idsOfSite(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('lead')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('site_id', '=', siteId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Counts the ids that no lead has. */
async function countNew(db: Database, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('lead')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return ids.length - Number(count);
}
