import { ApiError } from './api-error.ts';
import { parseAnswer } from './parse-answer.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface CallOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page if it is small enough, for a last save. */
  readonly keepalive?: boolean;
}

/** Browsers let calls of up to 64 KB outlive the page that made them. */
const OUTLIVES_PAGE_BYTES = 60_000;

/** True for a body that may still be sent while the page is left. */
export function outlivesPage(body: unknown): boolean {
  return new Blob([JSON.stringify(body)]).size <= OUTLIVES_PAGE_BYTES;
}

/** One call to our own server with the session cookie. Throws `ApiError`; nothing is retried here. */
export async function callServer<Answer>(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, requestOf(method, options));
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw new ApiError(0, 'Beckon cannot be reached. Check your connection and try again.');
  }
  return parseAnswer<Answer>(response);
}

function requestOf(method: Method, { body, signal, keepalive }: CallOptions): RequestInit {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(body ?? {}) }),
    ...(signal !== undefined && { signal }),
    ...(keepalive === true && outlivesPage(body) && { keepalive }),
  };
}

/** `?a=1&b=2` of the parameters that have a value, or an empty text. */
export function queryText(
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
