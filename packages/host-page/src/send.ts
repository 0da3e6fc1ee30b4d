import { attempt } from './attempt.ts';
import type { Clock } from './clock.ts';
import { jsonText } from './json-text.ts';
import { failed, succeeded, type Result } from './result.ts';

export type CallError =
  | { readonly kind: 'offline'; readonly why: string }
  /** `why` is the beginning of the answer, in which our server says the reason. */
  | { readonly kind: 'status'; readonly status: number; readonly why: string }
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
      const { ok, status } = response;
      const text = await response.text();
      return ok
        ? readAnswer(text, request, read)
        : failed({ kind: 'status', status, why: cut(text) });
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

function readAnswer<Answer>(
  text: string,
  { answer = 'json' }: CallRequest,
  read: (answer: unknown) => Answer | undefined,
): Result<Answer, CallError> {
  // An answer that is not JSON is reported by the caller as a bad answer.
  const parsed = answer === 'json' ? attempt((): unknown => JSON.parse(text)) : text;
  const value = parsed === undefined ? undefined : read(parsed);
  return value === undefined ? failed({ kind: 'bad-answer', why: cut(text) }) : succeeded(value);
}

/** Enough for each reason that our server gives. */
function cut(text: string): string {
  return text.slice(0, 200);
}
