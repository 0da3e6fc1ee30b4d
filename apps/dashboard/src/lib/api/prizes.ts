import type { PrizeStockAnswer, UploadCodesAnswer } from '@beckon/contract/owner-calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { callServer } from './call-server.ts';

/** The remaining stock of each prize; empty if the saved popup has no game yet. */
export function prizeStockQuery(popupId: string) {
  return queryOptions({
    queryKey: ['popups', popupId, 'prizes'],
    queryFn: async ({ signal }) => {
      try {
        return (
          await callServer<PrizeStockAnswer>('GET', `/api/owner/popups/${popupId}/prizes`, {
            signal,
          })
        ).prizes;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });
}

/** Address of the log of draws, with the chances of each. */
export function drawsCsvUrl(popupId: string): string {
  return `/api/owner/popups/${popupId}/draws.csv`;
}

function codesPath(popupId: string, prizeId: string): string {
  return `/api/owner/popups/${popupId}/prizes/${encodeURIComponent(prizeId)}/codes`;
}

export function useUploadCodes(popupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ prizeId, csv }: { prizeId: string; csv: string }) =>
      callServer<UploadCodesAnswer>('POST', codesPath(popupId, prizeId), { body: { csv } }),
    onSuccess: () => client.invalidateQueries({ queryKey: prizeStockQuery(popupId).queryKey }),
  });
}

/** Removes the codes of a prize that were not given out. */
export function useClearCodes(popupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (prizeId: string) => callServer('DELETE', codesPath(popupId, prizeId)),
    onSuccess: () => client.invalidateQueries({ queryKey: prizeStockQuery(popupId).queryKey }),
  });
}
