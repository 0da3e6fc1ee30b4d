import type { LeadCareStore, LeadRecord } from '../../records/lead-record.ts';
import type { Database, Engine } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import { againAfterConflict } from '../again-after-conflict.ts';
import { eraseLeads } from './erase-leads.ts';
import { importLeads } from './import-leads.ts';
import { leadTimeline } from './lead-timeline.ts';
import { buildSetSpam } from './mark-spam.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { isWanted, leadStretches } from './scan-leads.ts';

/** So many that owners still find one in a list. */
const MOST_TAGS = 2_000;
/** The number of leads of one person that are erased at once. */
const ERASED_AT_ONCE = 200;

type FindLead = (accountId: string, leadId: string) => Promise<LeadRecord | undefined>;

/** The methods with which owners change, import and erase leads. */
export function buildLeadCare(db: Database, engine: Engine, findLead: FindLead): LeadCareStore {
  return {
    ...careForOne(db, findLead),
    ...careForMany(db, engine),
    ...careForPeople(db, engine),
    setSpam: buildSetSpam(db, engine),
  };
}

function careForOne(
  db: Database,
  findLead: FindLead,
): Pick<LeadCareStore, 'changeLead' | 'leadTimeline'> {
  return {
    async changeLead(accountId, { siteId, leadId }, { tags, note }) {
      if (!(await ownsSite(db, accountId, siteId))) return undefined;
      const changes = {
        ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
        ...(note === undefined ? {} : { note }),
      };
      if (Object.keys(changes).length > 0)
        await db
          .updateTable('lead')
          .set(changes)
          .where('id', '=', leadId)
          .where('site_id', '=', siteId)
          .execute();
      const lead = await findLead(accountId, leadId);
      return lead?.siteId === siteId ? lead : undefined;
    },
    async leadTimeline(accountId, siteId, leadId) {
      const lead = await findLead(accountId, leadId);
      return lead?.siteId === siteId ? leadTimeline(db, siteId, leadId) : undefined;
    },
  };
}

function careForMany(
  db: Database,
  engine: Engine,
): Pick<LeadCareStore, 'tagLeads' | 'importLeads'> {
  // Visitors' calls write leads in the order in which the leads arrived, so they may conflict with
  // this.
  const inTransaction = <Answer>(work: (transaction: Database) => Promise<Answer>) =>
    againAfterConflict(() => db.transaction().execute(work));
  return {
    importLeads: (...asked) => importLeads(db, ...asked),
    async tagLeads(accountId, { siteId, leadIds }, { add, remove }) {
      if (leadIds.length === 0 || !(await ownsSite(db, accountId, siteId))) return 0;
      return inTransaction(async (transaction) => {
        // Two changes at once must not undo each other.
        await engine.lock(transaction, `care of leads of ${siteId}`);
        const rows = await transaction
          .selectFrom('lead')
          .select(['id', 'tags'])
          .where('id', 'in', leadIds)
          .where('site_id', '=', siteId)
          .orderBy('id')
          .execute();
        for (const { id, tags } of rows) {
          const left = parseJson<readonly string[]>(tags).filter((tag) => !remove.includes(tag));
          const all = JSON.stringify([...new Set([...left, ...add])]);
          await transaction.updateTable('lead').set({ tags: all }).where('id', '=', id).execute();
        }
        return rows.length;
      });
    },
  };
}

/** These leads, and all other leads of the site with their addresses. */
function leadsOfPeople(db: Database, siteId: string, leadIds: readonly string[]) {
  const people = db
    .selectFrom('lead')
    .select('person')
    .where('id', 'in', leadIds)
    .where('site_id', '=', siteId)
    .where('person', '<>', '');
  return db
    .selectFrom('lead')
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('id', 'in', leadIds), eb('person', 'in', people)]));
}

function careForPeople(
  db: Database,
  engine: Engine,
): Pick<LeadCareStore, 'erasePeople' | 'countLeadsOfPeople' | 'tagsOf'> {
  return {
    async erasePeople(accountId, siteId, leadIds) {
      if (leadIds.length === 0 || !(await ownsSite(db, accountId, siteId))) return 0;
      const rows = await leadsOfPeople(db, siteId, leadIds).select('id').execute();
      let erased = 0;
      for (let at = 0; at < rows.length; at += ERASED_AT_ONCE) {
        const ids = rows.slice(at, at + ERASED_AT_ONCE).map(({ id }) => id);
        erased += await eraseLeads(db, siteId, ids);
      }
      await engine.forgetRemoved(db);
      return erased;
    },
    async countLeadsOfPeople(accountId, siteId, leadIds) {
      if (leadIds.length === 0 || !(await ownsSite(db, accountId, siteId))) return 0;
      const row = await leadsOfPeople(db, siteId, leadIds)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
    async tagsOf(accountId, siteId) {
      if (!(await ownsSite(db, accountId, siteId))) return [];
      const uses = new Map<string, number>();
      for await (const stretch of leadStretches(db, siteId, { size: engine.leadsAtOnce })) {
        const rows = await db
          .selectFrom('lead')
          .select((eb) => ['tags', eb.fn.countAll().as('count')])
          .where(isWanted(siteId, {}, stretch))
          .where('tags', '<>', '[]')
          .groupBy('tags')
          .execute();
        for (const { tags, count } of rows)
          for (const tag of parseJson<readonly string[]>(tags))
            uses.set(tag, (uses.get(tag) ?? 0) + Number(count));
      }
      const byUse = [...uses].sort(([, one], [, other]) => other - one);
      return byUse
        .slice(0, MOST_TAGS)
        .map(([tag]) => tag)
        .sort();
    },
  };
}
