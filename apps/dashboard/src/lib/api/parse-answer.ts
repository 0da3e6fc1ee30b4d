import { ApiError } from './api-error.ts';

const FALLBACK_MESSAGES: Readonly<Record<number, string>> = {
  401: 'Please sign in again.',
  403: 'You are not allowed to do that.',
  404: 'It no longer exists.',
  409: 'Someone else saved in the meantime. Reload to see their version.',
  413: 'That is too large.',
  429: 'Too many attempts. Wait a minute, then try again.',
};

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The html page of a proxy, or an incomplete answer. The status decides below what the owner
    // reads.
    return undefined;
  }
}

/**
 * The body of a response. Throws `ApiError` with the server's message if the call failed. The type
 * is not checked here: the contract guarantees it.
 */
export async function parseAnswer<Answer>(response: Response): Promise<Answer> {
  const body = await bodyOf(response);
  if (!response.ok || body === undefined) {
    throw new ApiError(
      response.status,
      messageIn(body) ??
        FALLBACK_MESSAGES[response.status] ??
        'The server could not do that. Please try again.',
    );
  }
  return body as Answer;
}
