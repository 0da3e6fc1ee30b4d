import { Readable } from 'node:stream';
import {
  DeleteLeadsAnswer,
  DeleteLeadsRequest,
  DoneAnswer,
  LeadsAnswer,
  LeadsQuery,
  PeopleCountAnswer,
} from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { badRequest, leadNotFound, siteNotFound } from '../../http/owner/owner-errors.ts';
import { LeadParams, SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { searchedNumber } from '../../lib/leads/searched-number.ts';
import { parseDay, startOfDay } from '../../lib/time/day-span.ts';
import type { LeadQuery, SiteRecord, Store } from '../../store/store.ts';
import { leadsCsv, leadsExcel } from './write-leads.ts';
import { addLeadCare, type LeadCareDeps } from './lead-care-routes.ts';
import { presentLead } from './present-lead.ts';
import { attachmentOfToday } from '../../http/answers/attachment.ts';

const DONE = { success: true as const };
const LEADS_A_PAGE = 50;
const MOST_IDS = 500;
const ADDRESS = '/api/owner/sites/:siteId/leads';

/** Leads of a site. Contract: `lead-calls.ts`. */
export function leadRoutes(app: OwnerApp, deps: LeadRouteDeps & LeadCareDeps): void {
  addLeadLists(app, deps);
  addLeadFiles(app, deps);
  addErasing(app, deps);
  addLeadCare(app, deps);
}

interface LeadRouteDeps {
  readonly store: Store;
  readonly now: () => number;
}

function addLeadLists(app: OwnerApp, { store }: LeadRouteDeps): void {
  app.get(
    ADDRESS,
    { schema: { params: SiteParams, querystring: LeadsQuery, response: { 200: LeadsAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      const { cursor, limit = LEADS_A_PAGE } = request.query;
      const page = await store.leadsPage(accountOf(request), site.id, {
        ...queryIn(request.query, site),
        limit,
        ...(cursor === undefined ? {} : { cursor }),
      });
      if (!page) throw siteNotFound();
      const { leads, nextCursor, total } = page;
      return {
        ...DONE,
        leads: leads.map(presentLead),
        total,
        ...(nextCursor === undefined ? {} : { nextCursor }),
      };
    },
  );
}

const FILES = {
  csv: { type: 'text/csv; charset=utf-8', write: leadsCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: leadsExcel,
  },
} as const;

function addLeadFiles(app: OwnerApp, { store, now }: LeadRouteDeps): void {
  for (const [ending, { type, write }] of Object.entries(FILES))
    app.get(
      `${ADDRESS}.${ending}`,
      { schema: { params: SiteParams, querystring: LeadsQuery } },
      async (request, reply) => {
        const site = await ownedSite(store, request);
        const file = write(store, accountOf(request), site.id, queryIn(request.query, site));
        const disposition = attachmentOfToday('leads', ending, { site, now: now() });
        return reply
          .header('content-type', type)
          .header('content-disposition', disposition)
          .send(Readable.from(file));
      },
    );
}

function addErasing(app: OwnerApp, { store }: LeadRouteDeps): void {
  const schema = {
    params: SiteParams,
    body: DeleteLeadsRequest,
    response: { 200: DeleteLeadsAnswer },
  };
  for (const [path, remove] of [
    ['delete', store.deleteLeads],
    ['remove', store.removeLeads],
    ['erase-people', store.erasePeople],
  ] as const)
    app.post(`${ADDRESS}/${path}`, { schema }, async (request) => {
      const site = await ownedSite(store, request);
      return { ...DONE, deleted: await remove(site.accountId, site.id, request.body.leadIds) };
    });

  app.post(
    `${ADDRESS}/count-people`,
    { schema: { ...schema, response: { 200: PeopleCountAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      const { leadIds } = request.body;
      return { ...DONE, leads: await store.countLeadsOfPeople(site.accountId, site.id, leadIds) };
    },
  );

  app.delete(
    `${ADDRESS}/:leadId`,
    { schema: { params: LeadParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      const deleted = await store.deleteLeads(accountOf(request), site.id, [request.params.leadId]);
      if (deleted === 0) throw leadNotFound();
      return DONE;
    },
  );
}

/** `from` and `until` are days in the site's time zone, both included. */
function queryIn(
  { search, popupId, from, until, state, ...others }: LeadsQuery,
  { settings: { timeZone } }: SiteRecord,
): LeadQuery {
  return {
    ...searchIn(search?.trim()),
    ...(popupId === undefined ? {} : { popupId }),
    ...stateIn(state),
    ...careIn(others),
    ...(from === undefined ? {} : { from: startOfDay(dayIn(from), timeZone) }),
    ...(until === undefined ? {} : { until: startOfDay(dayIn(until) + 1, timeZone) }),
  };
}

function searchIn(search = ''): Pick<LeadQuery, 'search' | 'phoneDigits'> {
  if (search === '') return {};
  const phoneDigits = searchedNumber(search);
  return { search, ...(phoneDigits === undefined ? {} : { phoneDigits }) };
}

function stateIn(
  state: LeadsQuery['state'],
): Pick<LeadQuery, 'isPartial' | 'isSuspicious' | 'confirmation'> {
  if (state === undefined) return {};
  if (state === 'pending' || state === 'confirmed') return { confirmation: state };
  return state === 'to-check' ? { isSuspicious: true } : { isPartial: state === 'unfinished' };
}

type CareQuery = Pick<LeadsQuery, 'spam' | 'tag' | 'person' | 'each' | 'ids'>;

function careIn({ spam, tag, person, each, ids }: CareQuery): LeadQuery {
  return {
    ...(spam === undefined ? {} : { isSpam: spam === 'only' }),
    ...(tag === undefined ? {} : { tag }),
    ...(person === undefined ? {} : { person: person.trim().toLowerCase() }),
    ...(each === undefined ? {} : { isOneAPerson: true }),
    ...(ids === undefined ? {} : { ids: ids.split(',').slice(0, MOST_IDS) }),
  };
}

function dayIn(text: string): number {
  const day = parseDay(text);
  if (day === undefined) throw badRequest('There is no such day.');
  return day;
}
