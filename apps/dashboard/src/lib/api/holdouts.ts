import type { ChangeHoldoutRequest, HoldoutAnswer } from '@beckon/contract/owner-calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';
import type { ReportOf } from './reports.ts';

/** The holdout of a site or popup, compared by a goal; an empty text means the default goal. */
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

/**
 * Sets the share of visitors who are held back, with immediate effect. A share of 0 ends the
 * holdout.
 */
export function useChangeHoldout(of: ReportOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeHoldoutRequest) =>
      callServer<HoldoutAnswer>('PATCH', `/api/owner/${of}/holdout`, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [...of.split('/'), 'holdout'] }),
  });
}
