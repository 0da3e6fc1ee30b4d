import { DeleteLeadsAnswer, LeadsAnswer } from '@beckon/contract/owner-calls';
import type { Route } from './fake-route.ts';

/** The calls about leads, as the contract tells. */
export const LEAD_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads$/,
    answer: LeadsAnswer,
    run: (data, { query }) => {
      const search = (query.get('search') ?? '').toLowerCase();
      const popupId = query.get('popupId');
      const state = query.get('state');
      const found = data.leads.filter(
        (lead) =>
          JSON.stringify(lead).toLowerCase().includes(search) &&
          (popupId === null || lead.popupId === popupId) &&
          (state === null || (state === 'unfinished') === (lead.isUnfinished === true)),
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
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads\/delete$/,
    answer: DeleteLeadsAnswer,
    run: (data, { body }) => {
      const ids = body['leadIds'] as string[];
      data.leads = data.leads.filter((lead) => !ids.includes(lead.id));
      return { success: true, deleted: ids.length };
    },
  },
];
