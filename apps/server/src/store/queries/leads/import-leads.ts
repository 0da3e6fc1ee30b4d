import { isLeadIdOfRow, originalLeadId } from '../../../lib/leads/imported-lead-id.ts';
import type { Database } from '../../database.ts';
import type { NewConversion } from '../../records/event-records.ts';
import type { LeadCareStore } from '../../records/lead-record.ts';
import { personOf, toLeadRow } from './lead-row.ts';
import { ownsSite } from '../sites/owns-site.ts';
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
  const alike = await leadsAlike(db, siteId, leads);
  // A statement must not touch a row twice.
  const byId = new Map<string, NewConversion>();
  for (const lead of leads)
    if (!recorded.has(originalLeadId(lead.id)) && !alike.has(lead)) byId.set(lead.id, lead);
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

/**
 * Those of these leads that the site has under another id, although their file gives no id: leads
 * of the same person at the same moment. Files that were exported before leads had ids are such
 * files.
 */
async function leadsAlike(
  db: Database,
  siteId: string,
  leads: readonly NewConversion[],
): Promise<ReadonlySet<NewConversion>> {
  const withoutId = leads.filter(({ id }) => isLeadIdOfRow(id));
  if (withoutId.length === 0) return new Set();
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'at', 'email', 'name', 'phone'])
    .where(({ and, or }) =>
      // Each condition has the site, so that the index of persons finds each lead.
      or(withoutId.map(({ email, at }) => and({ site_id: siteId, person: personOf(email), at }))),
    )
    .execute();
  const recorded = rows.map((row) => ({ id: row.id, contact: contactOf(row) }));
  return new Set(
    withoutId.filter((lead) => {
      const contact = contactOf(lead);
      return recorded.some((other) => other.contact === contact && other.id !== lead.id);
    }),
  );
}

/** Phone numbers are exported without their spaces. */
function contactOf({
  at,
  email,
  name,
  phone,
}: Pick<NewConversion, 'at' | 'email' | 'name' | 'phone'>): string {
  return [at, personOf(email), name.trim(), phone.replaceAll(/\D/g, '')].join('\n');
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
