import type { Clock } from '@beckon/host-page/clock';
import { CALL_TIMEOUT_MS } from '../timings.ts';

/**
 * Fetches an answer as JSON. Undefined if the call failed, took too long, or returned something
 * else. The page continues without it. docs/behaviour/consent.md#calls
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
      // The server could not be reached, took too long, or sent no JSON. For the page, these are
      // the same.
      return undefined;
    } finally {
      stopClock();
    }
  };
}

/**
 * The query with the site's language. The random end prevents a cache from returning an answer of
 * an earlier page view.
 */
export function localeQuery(locale: string): string {
  const token = Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 5);
  return `${locale}${locale === '' ? '' : '&'}token=${token}`;
}
