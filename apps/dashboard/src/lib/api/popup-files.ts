import type {
  PictureAnswer,
  PopupAnswer,
  PopupDetail,
  PopupFile,
} from '@beckon/contract/owner-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { callServer } from './call-server.ts';
import { picturesQuery } from './pictures.ts';
import { popupQuery, popupsQuery } from './popups.ts';

const NO_MATCH =
  'This file does not match this version of Beckon: it was saved by another version, or changed since. Update the older of the two, save the popup as a file again, and import that one.';

/** Where a popup's draft is read as a file. */
export function popupFileUrl(popupId: string): string {
  return `/api/owner/popups/${popupId}/file`;
}

/** Makes a draft from such a file. Throws `ApiError` with a sentence when it is no such file. */
export function useImportPopup(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<PopupDetail> => {
      const body = await withPictures(siteId, readFile(await file.text()));
      return createPopup(siteId, body);
    },
    onSuccess: (popup) => {
      client.setQueryData(popupQuery(popup.id).queryKey, popup);
      void client.invalidateQueries({ queryKey: picturesQuery(siteId).queryKey });
      return client.invalidateQueries({ queryKey: popupsQuery(siteId).queryKey });
    },
  });
}

async function createPopup(siteId: string, body: unknown): Promise<PopupDetail> {
  const path = `/api/owner/sites/${siteId}/popups`;
  try {
    return (await callServer<PopupAnswer>('POST', path, { body })).popup;
  } catch (error) {
    // The server names the part of the file, in words that only developers know.
    throw error instanceof ApiError && error.status === 400
      ? new ApiError(400, `${NO_MATCH} What does not match: ${error.message}`)
      : error;
  }
}

/** What the file says of the popup is checked by the server. */
function readFile(text: string): Pick<PopupFile, 'pictures'> & { readonly popup: unknown } {
  const file = parse(text);
  if (!isRecord(file) || file['beckonPopup'] !== 1 || !isRecord(file['popup']))
    throw new ApiError(0, 'This is no file of a popup. Choose one that Beckon has saved.');
  const listed: readonly unknown[] = Array.isArray(file['pictures']) ? file['pictures'] : [];
  const pictures = listed.flatMap((each) => {
    if (!isRecord(each)) return [];
    const { url, name, data } = each;
    return typeof url === 'string' && typeof name === 'string' && typeof data === 'string'
      ? [{ url, name, data }]
      : [];
  });
  return { popup: file['popup'], pictures };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The popup with addresses of this server, to which its pictures are uploaded. */
async function withPictures(
  siteId: string,
  { popup, pictures }: ReturnType<typeof readFile>,
): Promise<unknown> {
  let text = JSON.stringify(popup);
  for (const { url, name, data } of pictures) {
    const path = `/api/owner/sites/${siteId}/pictures`;
    const { picture } = await callServer<PictureAnswer>('POST', path, { body: { name, data } });
    text = text.replaceAll(JSON.stringify(url).slice(1, -1), picture.url);
  }
  return JSON.parse(text);
}
