import {
  DeleteLeadsAnswer,
  DoneAnswer,
  type Lead,
  LeadAnswer,
  LeadsAnswer,
  LeadsChangedAnswer,
  LeadTagsAnswer,
  PeopleCountAnswer,
  TimelineAnswer,
} from '@beckon/contract/owner-calls';
import { NOW } from './factories.ts';
import type { Route } from './fake-route.ts';

function stateOf(lead: Lead): string {
  if (lead.confirmation !== undefined) return lead.confirmation;
  return lead.isUnfinished === true ? 'unfinished' : 'finished';
}

function isWithin(day: string, query: URLSearchParams): boolean {
  return day >= (query.get('from') ?? '') && day <= (query.get('until') ?? '9999-12-31');
}

/** The ids of these leads, and of the other leads of the same people. */
function ofPeople(leads: readonly Lead[], ids: readonly string[]): readonly string[] {
  const emails = leads.flatMap(({ id, email }) => (ids.includes(id) && email ? [email] : []));
  return leads
    .filter(({ id, email = '' }) => ids.includes(id) || emails.includes(email))
    .map(({ id }) => id);
}

/** The calls about leads, as the contract defines them. */
export const LEAD_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads$/,
    answer: LeadsAnswer,
    run: (data, { query }) => {
      const search = (query.get('search') ?? '').toLowerCase();
      const popupId = query.get('popupId') ?? '';
      const state = query.get('state');
      const spam = query.get('spam');
      const person = query.get('person');
      const ids = query.get('ids')?.split(',') ?? data.leads.map(({ id }) => id);
      const found = data.leads.filter(
        (lead) =>
          JSON.stringify(lead).toLowerCase().includes(search) &&
          ids.includes(lead.id) &&
          isWithin(lead.at.slice(0, 10), query) &&
          lead.popupId.includes(popupId) &&
          (person === null || lead.email === person) &&
          (spam === null || (spam === 'only') === (lead.isSpam === true)) &&
          (state === null || state === stateOf(lead)),
      );
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('limit') ?? 50);
      return {
        success: true,
        leads: found.slice(start, end),
        total: found.length,
        ...(end < found.length ? { nextCursor: String(end) } : {}),
      };
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads\/(delete|remove|erase-people)$/,
    answer: DeleteLeadsAnswer,
    run: (data, { ids: [, how], body }) => {
      const ids = body['leadIds'] as string[];
      const gone = how === 'erase-people' ? ofPeople(data.leads, ids) : ids;
      data.leads = data.leads.filter((lead) => !gone.includes(lead.id));
      return { success: true, deleted: gone.length };
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads\/count-people$/,
    answer: PeopleCountAnswer,
    run: ({ leads }, { body }) => ({
      success: true,
      leads: ofPeople(leads, body['leadIds'] as string[]).length,
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads\/([^/]+)\/ask-confirmation$/,
    answer: DoneAnswer,
    run: () => ({ success: true }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/lead-tags$/,
    answer: LeadTagsAnswer,
    run: ({ leads }) => ({ success: true, tags: [...new Set(leads.flatMap(({ tags }) => tags))] }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads\/([^/]+)\/timeline$/,
    answer: TimelineAnswer,
    run: () => {
      const event = { at: NOW, popupName: 'Ten percent off', detail: '', url: '' };
      return {
        success: true,
        events: [
          { ...event, kind: 'goal', popupName: '', detail: 'order', isLeftOut: true },
          { ...event, kind: 'goal', popupName: '', detail: 'sign-up' },
          { ...event, kind: 'view' },
        ],
      };
    },
  },
  {
    method: 'PATCH',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads\/([^/]+)$/,
    answer: LeadAnswer,
    run: (data, { ids: [, id], body }) => {
      data.leads = data.leads.map((lead) => (lead.id === id ? { ...lead, ...body } : lead));
      return { success: true, lead: data.leads.find((lead) => lead.id === id) };
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads\/tag$/,
    answer: LeadsChangedAnswer,
    run: (data, { body }) => {
      const ids = body['leadIds'] as string[];
      const add = body['add'] as string[];
      data.leads = data.leads.map((lead) =>
        ids.includes(lead.id) ? { ...lead, tags: [...lead.tags, ...add] } : lead,
      );
      return { success: true, changed: ids.length };
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads\/spam$/,
    answer: LeadsChangedAnswer,
    run: (data, { body }) => {
      const ids = body['leadIds'] as string[];
      const isSpam = body['isSpam'] === true;
      data.leads = data.leads.map((lead) => (ids.includes(lead.id) ? { ...lead, isSpam } : lead));
      return { success: true, changed: ids.length };
    },
  },
];
