import type { Clock } from '@beckon/host-page/clock';
import { attempt } from '@beckon/host-page/attempt';
import { jsonText } from '@beckon/host-page/json-text';
import { SITE_SESSION_REFRESH_MS, SITE_SESSION_WINDOW_MS } from '../timings.ts';
import { CLIENT_COOKIES, cookieFor } from './cookie-names.ts';
import type { CookieJar } from '@beckon/host-page/storage/cookie-jar';

const MS_IN_SECOND = 1000;

export interface SiteSession {
  /** Seconds on the site before this page was opened. */
  readonly secondsBefore: number;
  /** Renews the session while the page is open. Returns a function that stops it. */
  keepOpen(): () => void;
}

/**
 * Counts the time on the site across its pages. A session ends when no page has been open for 60 s;
 * it is renewed every 20 s. Stored as `{set_at, expiry_at}` in ms.
 * docs/behaviour/triggers.md#time-on-the-site.
 */
export function openSiteSession(cookies: CookieJar, clock: Clock, clientId: string): SiteSession {
  const marker = cookieFor(CLIENT_COOKIES.accountSession, clientId);
  const time = cookieFor(CLIENT_COOKIES.accountSessionTime, clientId);
  const now = clock.now();
  // A value that is not ours or is incomplete: a new session begins.
  const kept: Readonly<Record<string, unknown>> = Object(
    attempt((): unknown => JSON.parse(cookies.get(time.name) ?? '')),
  );
  const keptSince = Number(kept['set_at']);
  const isOpen = Number(kept['expiry_at']) >= now && keptSince > 0 && keptSince <= now;
  const setAt = isOpen ? keptSince : now;
  const renew = (): void => {
    cookies.set(marker, '1');
    cookies.set(time, jsonText({ set_at: setAt, expiry_at: clock.now() + SITE_SESSION_WINDOW_MS }));
  };
  renew();
  return {
    secondsBefore: Math.floor((now - setAt) / MS_IN_SECOND),
    keepOpen: () => clock.every(SITE_SESSION_REFRESH_MS, renew),
  };
}
