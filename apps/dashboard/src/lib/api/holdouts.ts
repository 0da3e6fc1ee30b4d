import type { ChangeHoldoutRequest, HoldoutAnswer } from '@beckon/contract/owner-calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';
import type { ReportOf } from './reports.ts';

/** The holdout of a site or popup, compared by a goal; empty: the usual one. */
export function holdoutQuery(of: ReportOf, goal: string) {
  return queryOptions({
    queryKey: [...of.split('/'), 'holdout', goal],
    queryFn: ({ signal }) =>
      callServer<HoldoutAnswer>('GET', `/api/owner/${of}/holdout${queryText({ goal })}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Holds back another share of visitors, at once; 0: nobody. */
export function useChangeHoldout(of: ReportOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeHoldoutRequest) =>
      callServer<HoldoutAnswer>('PATCH', `/api/owner/${of}/holdout`, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [...of.split('/'), 'holdout'] }),
  });
}
