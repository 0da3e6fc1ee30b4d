import type { Clock } from '@beckon/host-page/clock';
import { CALL_TIMEOUT_MS } from '../timings.ts';

/**
 * Fetches an answer. Undefined when the call failed, was late or brought something else: the page
 * continues without it. docs/behaviour/consent.md#calls
 */
export type GetAnswer = <Answer>(
  url: string,
  read: (answer: unknown) => Answer | undefined,
  kind?: 'json' | 'text',
) => Promise<Answer | undefined>;

interface GetAnswerDeps {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
}

export function createGetAnswer({ window, clock }: GetAnswerDeps): GetAnswer {
  return async (url, read, kind = 'json') => {
    const timeout = new AbortController();
    const stopClock = clock.after(CALL_TIMEOUT_MS, () => timeout.abort());
    try {
      const { signal } = timeout;
      const response = await window.fetch(url, { credentials: 'omit', signal });
      return response.ok ? read(await response[kind]()) : undefined;
    } catch {
      // The server could not be reached, was too late, or sent no JSON: for the page it is the
      // same.
      return undefined;
    } finally {
      stopClock();
    }
  };
}

/**
 * The query that names the site's language. Its end distinguishes a request from those of earlier
 * page views that a cache has kept.
 */
export function localeQuery(locale: string): string {
  const token = Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 5);
  return `${locale}${locale === '' ? '' : '&'}token=${token}`;
}
