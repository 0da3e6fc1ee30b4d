import type { CookieKey } from '@beckon/host-page/storage/cookie-jar';
import { SITE_COOKIES } from './cookie-names.ts';
import type { CookieJar } from '@beckon/host-page/storage/cookie-jar';

const VISITOR_ID = /^[0-9a-zA-Z_-]{8,64}$/;

/**
 * The id under which this browser is known; made on the first visit, refreshed on every page.
 * `draw` gives fresh random ids.
 */
export function readVisitorId(cookies: CookieJar, draw: () => string): string {
  const key: CookieKey = SITE_COOKIES.visitorId;
  const known = cookies.get(key.name);
  const visitorId = known !== undefined && VISITOR_ID.test(known) ? known : draw();
  cookies.set(key, visitorId);
  return visitorId;
}
