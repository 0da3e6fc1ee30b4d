import type {
  CreatePopupRequest,
  DeletedPopupsAnswer,
  PopupAnswer,
  PopupDetail,
  PopupsAnswer,
  PopupSummary,
  TrashAnswer,
  UpdatePopupRequest,
} from '@beckon/contract/owner-calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer } from './call-server.ts';

export function popupsQuery(siteId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'popups'],
    queryFn: async ({ signal }) =>
      (await callServer<PopupsAnswer>('GET', `/api/owner/sites/${siteId}/popups`, { signal }))
        .popups,
  });
}

/** Loads the popup from the server. */
export async function readPopup(popupId: string, signal?: AbortSignal): Promise<PopupDetail> {
  return (
    await callServer<PopupAnswer>(
      'GET',
      `/api/owner/popups/${popupId}`,
      signal === undefined ? {} : { signal },
    )
  ).popup;
}

export function popupQuery(popupId: string) {
  return queryOptions({
    queryKey: ['popups', popupId],
    queryFn: ({ signal }) => readPopup(popupId, signal),
  });
}

/**
 * The popup for a small picture, as saved at `updatedAt`. It is cached separately from the popup
 * that the editor loads.
 */
export function popupPictureQuery(popupId: string, updatedAt: string) {
  return queryOptions({
    queryKey: ['popup-pictures', popupId, updatedAt],
    queryFn: ({ signal }) => readPopup(popupId, signal),
    staleTime: Infinity,
  });
}

export function useCreatePopup(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: CreatePopupRequest) =>
      (
        await callServer<PopupAnswer>('POST', `/api/owner/sites/${siteId}/popups`, {
          body: request,
        })
      ).popup,
    onSuccess: (popup) => {
      client.setQueryData(popupQuery(popup.id).queryKey, popup);
      return client.invalidateQueries({ queryKey: popupsQuery(siteId).queryKey });
    },
  });
}

export type PopupChange = 'publish' | 'pause' | 'resume' | 'duplicate' | 'archive' | 'unarchive';

/** Publishes, pauses, resumes, copies or archives a popup. Throws `ApiError`. */
export async function changePopup(popupId: string, change: PopupChange): Promise<PopupDetail> {
  return (await callServer<PopupAnswer>('POST', `/api/owner/popups/${popupId}/${change}`)).popup;
}

/** Publishes, pauses, resumes, copies or archives a popup; afterwards, the list is loaded again. */
export function useChangePopup(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ popupId, change }: { popupId: string; change: PopupChange }) =>
      changePopup(popupId, change),
    onSuccess: (popup) => {
      client.setQueryData(popupQuery(popup.id).queryKey, popup);
      client.setQueryData(popupsQuery(siteId).queryKey, (popups) => withChange(popups, popup));
      return client.invalidateQueries({ queryKey: popupsQuery(siteId).queryKey });
    },
  });
}

function withChange(
  popups: PopupSummary[] | undefined,
  popup: PopupDetail,
): PopupSummary[] | undefined {
  return popups?.map((one) =>
    one.id === popup.id
      ? {
          ...one,
          name: popup.name,
          status: popup.status,
          hasUnpublishedChanges: popup.hasUnpublishedChanges,
          ...(popup.shownDays && { shownDays: popup.shownDays }),
        }
      : one,
  );
}

/** The site's deleted popups that can be restored. */
export function trashQuery(siteId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'trash'],
    queryFn: async ({ signal }) =>
      (await callServer<TrashAnswer>('GET', `/api/owner/sites/${siteId}/trash`, { signal })).popups,
  });
}

/** All deleted popups of the site. The key begins like that of the trash, which changes with it. */
export function deletedPopupsQuery(siteId: string) {
  return queryOptions({
    queryKey: [...trashQuery(siteId).queryKey, 'all'],
    queryFn: async ({ signal }) =>
      (
        await callServer<DeletedPopupsAnswer>('GET', `/api/owner/sites/${siteId}/deleted-popups`, {
          signal,
        })
      ).popups,
  });
}

/** Returns a function that loads the lists of popups and of deleted popups again. */
export function useReloadPopups(siteId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: popupsQuery(siteId).queryKey }),
      client.invalidateQueries({ queryKey: trashQuery(siteId).queryKey }),
    ]);
}

/** Moves a popup to the trash. Throws `ApiError`. */
export async function deletePopup(popupId: string): Promise<void> {
  await callServer('DELETE', `/api/owner/popups/${popupId}`);
}

/** Moves a popup to the trash; afterwards, the lists are loaded again. */
export function useDeletePopup(siteId: string) {
  const reload = useReloadPopups(siteId);
  return useMutation({
    mutationFn: deletePopup,
    onSuccess: reload,
  });
}

interface PopupToRestore {
  readonly popupId: string;
  /** What is done with the restored popup, which is paused. */
  readonly next?: PopupChange | undefined;
}

/** Restores a popup from the trash, paused or as a draft, and then changes it as asked. */
export async function restorePopup({ popupId, next }: PopupToRestore): Promise<void> {
  await callServer('POST', `/api/owner/popups/${popupId}/restore`);
  if (next !== undefined) await changePopup(popupId, next);
}

/** Restores a popup from the trash; afterwards, the lists are loaded again. */
export function useRestorePopup(siteId: string) {
  const reload = useReloadPopups(siteId);
  return useMutation({
    mutationFn: restorePopup,
    // Also if only the second call fails.
    onSettled: reload,
  });
}

/** Saves a part of the draft. Throws `ApiError` 409 if someone else has saved since `revision`. */
export async function savePopup(
  popupId: string,
  request: UpdatePopupRequest,
): Promise<PopupDetail> {
  return (
    await callServer<PopupAnswer>('PATCH', `/api/owner/popups/${popupId}`, {
      body: request,
      keepalive: true,
    })
  ).popup;
}
