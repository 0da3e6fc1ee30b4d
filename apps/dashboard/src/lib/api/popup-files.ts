import type {
  PictureAnswer,
  PicturesAnswer,
  PopupAnswer,
  PopupDetail,
  PopupFile,
} from '@beckon/contract/owner-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { callServer } from './call-server.ts';
import { picturesQuery } from './pictures.ts';
import { popupQuery, popupsQuery } from './popups.ts';

const REFUSED =
  'This file cannot be imported. If another version of Beckon saved it, update the older of the two, save the popup as a file again, and import that one.';

/** The address from which a popup's draft is downloaded as a file. */
export function popupFileUrl(popupId: string): string {
  return `/api/owner/popups/${popupId}/file`;
}

/**
 * Creates a draft from the file of a popup. Throws `ApiError` with a message if it is not such a
 * file.
 */
export function useImportPopup(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<PopupDetail> =>
      importPopup(siteId, readFile(await file.text())),
    onSuccess: (popup) => {
      client.setQueryData(popupQuery(popup.id).queryKey, popup);
      void client.invalidateQueries({ queryKey: picturesQuery(siteId).queryKey });
      return client.invalidateQueries({ queryKey: popupsQuery(siteId).queryKey });
    },
  });
}

type ReadFile = Pick<PopupFile, 'pictures'> & { readonly popup: unknown };

/** Uploads the pictures and creates the popup. If that fails, it removes the uploaded pictures. */
async function importPopup(siteId: string, { popup, pictures }: ReadFile): Promise<PopupDetail> {
  const path = `/api/owner/sites/${siteId}/pictures`;
  const before = (await callServer<PicturesAnswer>('GET', path)).pictures.map(({ id }) => id);
  const uploaded: string[] = [];
  let text = JSON.stringify(popup);
  try {
    for (const { url, name, data } of pictures) {
      const { picture } = await callServer<PictureAnswer>('POST', path, { body: { name, data } });
      uploaded.push(picture.id);
      text = text.replaceAll(JSON.stringify(url).slice(1, -1), picture.url);
    }
    return await createPopup(siteId, JSON.parse(text));
  } catch (error) {
    const needless = uploaded.filter((id) => !before.includes(id));
    await Promise.allSettled(needless.map((id) => callServer('DELETE', `${path}/${id}`)));
    throw error;
  }
}

async function createPopup(siteId: string, body: unknown): Promise<PopupDetail> {
  const path = `/api/owner/sites/${siteId}/popups`;
  try {
    return (await callServer<PopupAnswer>('POST', path, { body })).popup;
  } catch (error) {
    // The server's message may name a part of the file in technical terms, so a plain sentence
    // comes first.
    throw error instanceof ApiError && error.status === 400
      ? new ApiError(400, `${REFUSED} The reason: ${error.message}`)
      : error;
  }
}

/** Reads a file. The server checks the popup in it. */
function readFile(text: string): ReadFile {
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
