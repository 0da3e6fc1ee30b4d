import type { PictureAnswer, PicturesAnswer } from '@beckon/contract/owner-calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { callServer } from './call-server.ts';

export function picturesQuery(siteId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'pictures'],
    queryFn: async ({ signal }) =>
      (await callServer<PicturesAnswer>('GET', `/api/owner/sites/${siteId}/pictures`, { signal }))
        .pictures,
  });
}

/**
 * Uploads a picture from the owner's computer; makes it smaller if it is too large. Throws
 * `ApiError` with a message if the file is not a picture, is damaged, or cannot be made small
 * enough.
 */
export function useUploadPicture(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const picture = await smallEnough(file);
      const body = { name: file.name.slice(0, 200) || 'picture', data: await toBase64(picture) };
      return (
        await callServer<PictureAnswer>('POST', `/api/owner/sites/${siteId}/pictures`, { body })
      ).picture;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: picturesQuery(siteId).queryKey }),
  });
}

export function useDeletePicture(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pictureId: string) =>
      callServer('DELETE', `/api/owner/sites/${siteId}/pictures/${pictureId}`),
    onSuccess: () => client.invalidateQueries({ queryKey: picturesQuery(siteId).queryKey }),
  });
}

async function smallEnough(file: File): Promise<Blob> {
  const { fitPicture } = await import('../fit-picture.ts');
  const picture = await fitPicture(file);
  if (picture === 'damaged')
    throw new ApiError(
      400,
      `“${file.name}” is no picture that can be used, or it is damaged. Take a PNG, JPEG, GIF, WebP or AVIF file.`,
    );
  if (picture === 'too-large')
    throw new ApiError(
      413,
      `“${file.name}” is larger than 2 MB or 16 megapixels. Make it smaller first.`,
    );
  return picture;
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^data:[^,]*,/, '') : '');
    reader.onerror = () => reject(new ApiError(0, 'This file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
