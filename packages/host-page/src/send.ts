import type { Clock } from './clock.ts';
import { jsonText } from './json-text.ts';
import { failed, succeeded, type Result } from './result.ts';

export type CallError =
  | { readonly kind: 'offline'; readonly why: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'bad-answer'; readonly why: string };

export interface CallRequest {
  readonly url: string;
  /**
   * A form, or JSON as a text, which the browser sends as `text/plain`. Both are simple CORS
   * requests, which need no preflight.
   */
  readonly body?: { readonly form: Readonly<Record<string, string>> } | { readonly json: unknown };
  readonly answer?: 'json' | 'text';
  /** The request continues if the visitor leaves the page. */
  readonly outlivesPage?: boolean;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends one request and reads its answer. Never throws and always resolves: each failure is a
 * `CallError`.
 */
export type Send = <Answer>(
  request: CallRequest,
  read: (answer: unknown) => Answer | undefined,
) => Promise<Result<Answer, CallError>>;

/** Browsers refuse more than 64 KB of bodies of requests that outlive the page, all together. */
const OUTLIVING_BODY_LIMIT = 30_000;
const FORM_TYPE = 'application/x-www-form-urlencoded;charset=UTF-8';

/** A call without an answer after `timeoutMs` fails as if the browser were offline. */
export function createSend(fetchPage: Fetch, clock: Clock, timeoutMs: number): Send {
  return async (request, read) => {
    const timeout = new AbortController();
    const stopClock = clock.after(timeoutMs, () => timeout.abort());
    try {
      const response = await fetchPage(request.url, requestInit(request, timeout.signal));
      if (!response.ok) return failed({ kind: 'status', status: response.status });
      return await readAnswer(response, request, read);
    } catch (error) {
      return failed({ kind: 'offline', why: String(error) });
    } finally {
      stopClock();
    }
  };
}

function requestInit({ body, outlivesPage }: CallRequest, signal: AbortSignal): RequestInit {
  const common: RequestInit = { credentials: 'omit', signal };
  if (body === undefined) return { ...common, method: 'GET' };
  const isForm = 'form' in body;
  const text = isForm ? formBody(body.form) : jsonText(body.json);
  return {
    ...common,
    method: 'POST',
    body: text,
    ...(isForm && { headers: { 'Content-Type': FORM_TYPE } }),
    keepalive: outlivesPage === true && text.length < OUTLIVING_BODY_LIMIT,
  };
}

/**
 * The form as text. Half of a surrogate pair cannot be encoded, so it becomes the replacement
 * character.
 */
export function formBody(form: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(form)).toString();
}

async function readAnswer<Answer>(
  response: Response,
  { answer = 'json' }: CallRequest,
  read: (answer: unknown) => Answer | undefined,
): Promise<Result<Answer, CallError>> {
  const text = await response.text();
  const parsed = answer === 'json' ? parseJson(text) : text;
  const value = parsed === undefined ? undefined : read(parsed);
  return value === undefined
    ? failed({ kind: 'bad-answer', why: text.slice(0, 80) })
    : succeeded(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An answer that is not JSON is reported by the caller as a bad answer.
    return undefined;
  }
}
