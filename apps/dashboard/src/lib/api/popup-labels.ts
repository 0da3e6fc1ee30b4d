import type { PopupAnswer, PopupLabelsRequest } from '@beckon/contract/owner-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer } from './call-server.ts';
import { popupsQuery } from './popups.ts';

interface LabelledPopup extends PopupLabelsRequest {
  readonly popupId: string;
}

/** Replaces the labels of a popup. Throws `ApiError`. */
export async function labelPopup({ popupId, labels }: LabelledPopup): Promise<void> {
  await callServer<PopupAnswer>('PATCH', `/api/owner/popups/${popupId}/labels`, {
    body: { labels },
  });
}

/** Replaces the labels of a popup; afterwards, the list is loaded again. */
export function useLabelPopup(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: labelPopup,
    onSuccess: () => client.invalidateQueries({ queryKey: popupsQuery(siteId).queryKey }),
  });
}
