import type { PopupAnswer, PopupLabelsRequest } from '@beckon/contract/owner-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer } from './call-server.ts';
import { popupsQuery } from './popups.ts';

/** Replaces the labels of a popup; afterwards, the list is loaded again. */
export function useLabelPopup(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ popupId, labels }: PopupLabelsRequest & { readonly popupId: string }) =>
      callServer<PopupAnswer>('PATCH', `/api/owner/popups/${popupId}/labels`, { body: { labels } }),
    onSuccess: () => client.invalidateQueries({ queryKey: popupsQuery(siteId).queryKey }),
  });
}
