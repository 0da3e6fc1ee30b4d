import type { DeleteLeadsAnswer, LeadsAnswer, LeadsQuery } from '@beckon/contract/owner-calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';

export type LeadsFilter = Pick<LeadsQuery, 'search' | 'popupId' | 'from' | 'until' | 'state'>;

export const LEADS_PER_PAGE = 25;

/** One page of the leads that match, newest first. */
export function leadsQuery(siteId: string, filter: LeadsFilter, cursor: string | undefined) {
  return queryOptions({
    queryKey: ['sites', siteId, 'leads', filter, cursor],
    queryFn: ({ signal }) =>
      callServer<LeadsAnswer>(
        'GET',
        `/api/owner/sites/${siteId}/leads${queryText({ ...filter, cursor, limit: LEADS_PER_PAGE })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Address of the spreadsheet with all leads that match. */
export function leadsCsvUrl(siteId: string, filter: LeadsFilter): string {
  return `/api/owner/sites/${siteId}/leads.csv${queryText(filter)}`;
}

export function useDeleteLeads(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (leadIds: readonly string[]) =>
      callServer<DeleteLeadsAnswer>('POST', `/api/owner/sites/${siteId}/leads/delete`, {
        body: { leadIds },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sites', siteId, 'leads'] }),
  });
}
