import { ApiError } from './api-error.ts';
import { parseAnswer } from './parse-answer.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface CallOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /**
   * Lets the browser finish the call after the page is closed, for a last save. The body must be
   * small enough.
   */
  readonly keepalive?: boolean;
}

/** Browsers finish `keepalive` calls of up to 64 KB after the page is closed. */
const OUTLIVES_PAGE_BYTES = 60_000;

/** True if the body is small enough for a `keepalive` call. */
export function outlivesPage(body: unknown): boolean {
  return new Blob([JSON.stringify(body)]).size <= OUTLIVES_PAGE_BYTES;
}

/** Sends one call to our own server with the session cookie. Throws `ApiError`. Does not retry. */
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

/** A query string such as `?a=1&b=2` of the parameters that have a value; empty if none has. */
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
