import { ApiError } from './api-error.ts';
import { parseAnswer } from './parse-answer.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface CallOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page, for a last save. */
  readonly keepalive?: boolean;
}

/** One call to our own server with the session cookie. Throws `ApiError`; nothing is retried here. */
export async function callServer<Answer>(method: Method, path: string, options: CallOptions = {}): Promise<Answer> {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const request: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: hasBody ? { accept: 'application/json', 'content-type': 'application/json' } : { accept: 'application/json' },
    ...(hasBody ? { body: JSON.stringify(options.body ?? {}) } : {}),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.keepalive === true ? { keepalive: true } : {}),
  };
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw new ApiError(0, 'Beckon cannot be reached. Check your connection and try again.');
  }
  return parseAnswer<Answer>(response);
}

/** `?a=1&b=2` of the parameters that have a value, or an empty text. */
export function queryText(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
