import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { LeadQuery, LeadRecord, LeadStore } from '../records/lead-record.ts';
import type { ConversionContext } from '../records/event-records.ts';
import type { Database } from '../database.ts';
import { parseJson } from '../parse-json.ts';
import type { Tables } from '../tables.ts';
import { toLead } from './lead-row.ts';

const CHUNK = 500;

interface Position {
  readonly at: number;
  readonly id: string;
}

export function buildLeadStore(db: Database): LeadStore {
  return {
    async leadsPage(accountId, siteId, { cursor, limit, ...query }) {
      const site = await db
        .selectFrom('site')
        .select('id')
        .where('id', '=', siteId)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (!site) return undefined;
      const found = await newestLeads(db, accountId, siteId, {
        ...query,
        after: parseCursor(cursor),
        limit: limit + 1,
      });
      const leads = found.slice(0, limit);
      return {
        leads,
        nextCursor: found.length > limit ? toCursor(leads.at(-1)) : undefined,
        total: await countLeads(db, accountId, siteId, query),
      };
    },
    async *streamLeads(accountId, siteId, query) {
      let after: Position | undefined;
      for (;;) {
        const leads = await newestLeads(db, accountId, siteId, { ...query, after, limit: CHUNK });
        if (leads.length > 0) yield leads;
        if (leads.length < CHUNK) return;
        after = leads.at(-1);
      }
    },
    async lead(accountId, leadId) {
      const row = await leadsWithNames(db)
        .where('lead.id', '=', leadId)
        .where('lead.account_id', '=', accountId)
        .executeTakeFirst();
      return row && toLead(row);
    },
    async deleteLeads(accountId, siteId, leadIds) {
      if (leadIds.length === 0) return 0;
      return db.transaction().execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('lead')
          .where('account_id', '=', accountId)
          .where('site_id', '=', siteId)
          .where('id', 'in', leadIds)
          .returning(['id', 'email', 'context'])
          .execute();
        if (gone.length === 0) return 0;
        await transaction
          .deleteFrom('lead_notice')
          .where('site_id', '=', siteId)
          .where(
            'lead_id',
            'in',
            gone.map(({ id }) => id),
          )
          .execute();
        await deleteActivity(transaction, siteId, gone);
        return gone.length;
      });
    },
  };
}

/** What the same people did on the site, by their address or their account in the shop. */
async function deleteActivity(
  transaction: Database,
  siteId: string,
  leads: readonly { readonly email: string; readonly context: string }[],
): Promise<void> {
  const emails = leads.map(({ email }) => email).filter((email) => email !== '');
  const customers = leads
    .map(({ context }) => parseJson<ConversionContext>(context).storeCustomerId)
    .filter((id) => id !== '' && id !== '0');
  if (emails.length > 0)
    await transaction
      .deleteFrom('activity')
      .where('site_id', '=', siteId)
      .where('email', 'in', emails)
      .execute();
  if (customers.length > 0)
    await transaction
      .deleteFrom('activity')
      .where('site_id', '=', siteId)
      .where('customer_id', 'in', customers)
      .execute();
}

/**
 * A form that comes before its game knows no prize yet: what the visitor drew afterwards stands
 * with the draw.
 */
function leadsWithNames(db: Database) {
  return db
    .selectFrom('lead')
    .leftJoin('popup', 'popup.id', 'lead.popup_id')
    .leftJoin('draw', (join) =>
      join
        .onRef('draw.popup_id', '=', 'lead.popup_id')
        .onRef('draw.visitor_id', '=', 'lead.visitor_id'),
    )
    .selectAll('lead')
    .select(['popup.name as popup_name', 'draw.label as drawn_label', 'draw.code as drawn_code']);
}

interface Wanted extends LeadQuery {
  readonly after: Position | undefined;
  readonly limit: number;
}

async function newestLeads(
  db: Database,
  accountId: string,
  siteId: string,
  { after, limit, ...query }: Wanted,
): Promise<readonly LeadRecord[]> {
  let leads = leadsWithNames(db)
    .where('lead.site_id', '=', siteId)
    .where('lead.account_id', '=', accountId)
    .where(matches(query));
  if (after)
    leads = leads.where(
      sql<SqlBool>`(lead.at < ${after.at} or (lead.at = ${after.at} and lead.id < ${after.id}))`,
    );
  const rows = await leads
    .orderBy('lead.at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toLead);
}

async function countLeads(
  db: Database,
  accountId: string,
  siteId: string,
  query: LeadQuery,
): Promise<number> {
  const row = await db
    .selectFrom('lead')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lead.site_id', '=', siteId)
    .where('lead.account_id', '=', accountId)
    .where(matches(query))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

function matches({ search, popupId, isPartial, isSuspicious, from, until }: LeadQuery) {
  return (eb: ExpressionBuilder<Tables, 'lead'>) =>
    eb.and([
      // A click on a button converts, but leaves nobody's details.
      eb('lead.fields', '<>', '[]'),
      ...(popupId === undefined ? [] : [eb('lead.popup_id', '=', popupId)]),
      ...(isPartial === undefined ? [] : [eb('lead.partial', '=', isPartial ? 1 : 0)]),
      ...(isSuspicious === undefined ? [] : [eb('lead.suspicion', isSuspicious ? '<>' : '=', '')]),
      ...(from === undefined ? [] : [eb('lead.at', '>=', from)]),
      ...(until === undefined ? [] : [eb('lead.at', '<', until)]),
      ...(search === undefined || search === ''
        ? []
        : [sql<SqlBool>`lead.search_text like ${toPattern(search)} escape '!'`]),
    ]);
}

function toPattern(search: string): string {
  return `%${search.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`;
}

function toCursor(lead: Position | undefined): string | undefined {
  return lead && `${lead.at}~${lead.id}`;
}

function parseCursor(cursor: string | undefined): Position | undefined {
  const [, at, id] = /^(\d{1,15})~([\w-]{1,80})$/.exec(cursor ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}
