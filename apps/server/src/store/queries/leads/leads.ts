import type { LeadField } from '@beckon/contract/form-rules';
import type { LeadRecord, LeadStore } from '../../records/lead-record.ts';
import type { Database, Engine } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import { eraseLeads } from './erase-leads.ts';
import { buildLeadCare } from './care-for-leads.ts';
import { toLead } from './lead-row.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { removeLeads } from './remove-leads.ts';
import { isWanted, leadStretches, type Position, type Scan } from './scan-leads.ts';
import { readCursor } from '../read-cursor.ts';

/** Leads that are read, parsed and written to a spreadsheet in one step. */
const CHUNK = 50;
/** Leads whose answers are read and parsed in one step. */
const ANSWERS = 1_000;

export function buildLeadStore(db: Database, engine: Engine): LeadStore {
  const findLead = async (accountId: string, leadId: string) => {
    const row = await leadsWithNames(db)
      .where('lead.id', '=', leadId)
      .where('lead.account_id', '=', accountId)
      .executeTakeFirst();
    return row && toLead(row);
  };
  return {
    async leadsPage(accountId, siteId, { cursor, limit, ...query }) {
      if (!(await ownsSite(db, accountId, siteId))) return undefined;
      const scan = { ...query, size: engine.leadsAtOnce };
      const start = parseCursor(cursor);
      const found = await newestLeads(db, siteId, { ...scan, start, limit: limit + 1 });
      const leads = found.slice(0, limit);
      const last = found.length > limit ? leads.at(-1) : undefined;
      const before = start ? await countLeads(db, siteId, { ...scan, end: start }) : 0;
      const after = last ? await countLeads(db, siteId, { ...scan, start: last }) : 0;
      return { leads, nextCursor: toCursor(last), total: before + leads.length + after };
    },
    async latestLeads(accountId, siteId, count) {
      if (!(await ownsSite(db, accountId, siteId))) return undefined;
      return newestLeads(db, siteId, { size: engine.leadsAtOnce, limit: count });
    },
    ...streams(db),
    lead: findLead,
    ...buildLeadCare(db, engine, findLead),
    async deleteLeads(accountId, siteId, leadIds) {
      if (!(await ownsSite(db, accountId, siteId))) return 0;
      const erased = await eraseLeads(db, siteId, leadIds);
      await engine.forgetRemoved(db);
      return erased;
    },
    async removeLeads(accountId, siteId, leadIds) {
      if (!(await ownsSite(db, accountId, siteId))) return 0;
      const removed = await removeLeads(db, siteId, leadIds);
      await engine.forgetRemoved(db);
      return removed;
    },
  };
}

function streams(db: Database): Pick<LeadStore, 'streamLeads' | 'streamAnswers'> {
  return {
    async *streamLeads(accountId, siteId, query) {
      if (!(await ownsSite(db, accountId, siteId))) return;
      for await (const stretch of leadStretches(db, siteId, { ...query, size: CHUNK })) {
        const rows = await leadsWithNames(db)
          .where(isWanted(siteId, query, stretch))
          .orderBy('lead.at', 'desc')
          .orderBy('lead.id', 'desc')
          .execute();
        if (rows.length > 0) yield rows.map(toLead);
      }
    },
    async *streamAnswers(accountId, siteId, query) {
      if (!(await ownsSite(db, accountId, siteId))) return;
      for await (const stretch of leadStretches(db, siteId, { ...query, size: ANSWERS })) {
        const rows = await db
          .selectFrom('lead')
          .select('fields')
          .where(isWanted(siteId, query, stretch))
          .orderBy('lead.at', 'desc')
          .orderBy('lead.id', 'desc')
          .execute();
        if (rows.length > 0)
          yield rows.map(({ fields }) => parseJson<readonly LeadField[]>(fields));
      }
    },
  };
}

/**
 * A form that is sent before the game is played has no prize yet. The prize is stored with the
 * draw.
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
    .select([
      'popup.name as popup_name',
      'draw.label as drawn_label',
      'draw.winning as drawn_winning',
      'draw.code as drawn_code',
    ]);
}

/** The newest leads that match, in small steps. Other work can run between them. */
async function newestLeads(
  db: Database,
  siteId: string,
  { limit, ...scan }: Scan & { readonly limit: number },
): Promise<readonly LeadRecord[]> {
  const found: LeadRecord[] = [];
  for await (const stretch of leadStretches(db, siteId, scan)) {
    const rows = await leadsWithNames(db)
      .where(isWanted(siteId, scan, stretch))
      .orderBy('lead.at', 'desc')
      .orderBy('lead.id', 'desc')
      .limit(limit - found.length)
      .execute();
    found.push(...rows.map(toLead));
    if (found.length >= limit) break;
  }
  return found;
}

async function countLeads(db: Database, siteId: string, scan: Scan): Promise<number> {
  let count = 0;
  for await (const stretch of leadStretches(db, siteId, scan)) {
    const row = await db
      .selectFrom('lead')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(isWanted(siteId, scan, stretch))
      .executeTakeFirst();
    count += Number(row?.count ?? 0);
  }
  return count;
}

function toCursor(lead: Position | undefined): string | undefined {
  return lead && `${lead.at}~${lead.id}`;
}

function parseCursor(cursor: string | undefined): Position | undefined {
  const [at, id] = readCursor(/^(-?\d{1,15})~([\w-]{1,80})$/, cursor) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}
