import type { CookieKey } from '@beckon/host-page/storage/cookie-jar';
import { SITE_COOKIES } from './cookie-names.ts';
import type { CookieJar } from '@beckon/host-page/storage/cookie-jar';

const VISITOR_ID = /^[0-9a-zA-Z_-]{8,64}$/;

/**
 * The id of this browser, created on the first visit and renewed on every page. `draw` returns a
 * new random id.
 */
export function keepVisitorId(cookies: CookieJar, draw: () => string): void {
  const key: CookieKey = SITE_COOKIES.visitorId;
  const known = readVisitorId(cookies);
  cookies.set(key, VISITOR_ID.test(known) ? known : draw());
}

/** Empty if this browser has no id, or may not have one. */
export function readVisitorId(cookies: CookieJar): string {
  return cookies.get(SITE_COOKIES.visitorId.name) ?? '';
}
