import type {
  GoalsAnswer,
  GoalsChangedAnswer,
  GoalsQuery,
  LeaveOutGoalsRequest,
} from '@beckon/contract/owner-calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';

const addressOf = (siteId: string): string => `/api/owner/sites/${siteId}/goals`;

export type GoalsFilter = Pick<GoalsQuery, 'number' | 'state'>;

/** One page of the orders and other goals of a site, the latest first. */
export function goalsQuery(siteId: string, cursor: string | undefined, filter: GoalsFilter = {}) {
  return queryOptions({
    queryKey: ['sites', siteId, 'goals', cursor, filter],
    queryFn: ({ signal }) =>
      callServer<GoalsAnswer>('GET', `${addressOf(siteId)}${queryText({ cursor, ...filter })}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Leaves goals out of reports, or counts them again. Everything that shows counts is read again. */
export function useLeaveOutGoals(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LeaveOutGoalsRequest) =>
      callServer<GoalsChangedAnswer>('POST', `${addressOf(siteId)}/leave-out`, { body }),
    onSuccess: () => client.invalidateQueries(),
  });
}
