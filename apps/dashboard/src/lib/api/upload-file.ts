import { ApiError } from './api-error.ts';
import { parseAnswer } from './parse-answer.ts';

export interface UploadOptions {
  readonly file: File;
  readonly type: string;
  /** Called with the share of the file that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a file as the request body. Does not use `fetch`, which does not report progress. Throws
 * `ApiError`.
 */
export async function uploadFile<Answer>(
  path: string,
  { file, type, onProgress }: UploadOptions,
): Promise<Answer> {
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', type);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener('error', () =>
      reject(new ApiError(0, 'The file could not be sent. Check your connection and try again.')),
    );
    request.send(file);
  });
  return parseAnswer<Answer>(response);
}
