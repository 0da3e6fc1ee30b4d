import type { CookieKey } from '@beckon/host-page/storage/cookie-jar';
import {
  ACCOUNT_SESSION_MS,
  CLOSED_MARKER_LIFE_MS,
  OLD_USER_LIFE_MS,
  ONCE_A_DAY_LIFE_MS,
  REFERRER_LIFE_MS,
  VISIT_IDLE_MS,
  YEAR_MS,
} from '../timings.ts';

/**
 * Cookies of the whole site, with their lifetimes in ms. A name is never changed after it has
 * shipped. docs/behaviour/storage-and-cookies.md#cookies-of-the-site.
 */
export const SITE_COOKIES = {
  visitorId: { name: 'poptin_user_id', lifeMs: YEAR_MS },
  userIp: { name: 'poptin_user_ip', lifeMs: YEAR_MS },
  countryCode: { name: 'poptin_user_country_code', lifeMs: YEAR_MS },
  oldUser: { name: 'poptin_old_user', lifeMs: OLD_USER_LIFE_MS },
  visitMarker: { name: 'poptin_session', lifeMs: VISIT_IDLE_MS },
  lastVisitDay: { name: 'poptin_last_visit', lifeMs: YEAR_MS },
  visitsCounter: { name: 'poptin_visits_counter', lifeMs: YEAR_MS },
  referrer: { name: 'poptin_referrer', lifeMs: REFERRER_LIFE_MS },
  referrerProtocol: { name: 'poptin_referrer_protocol', lifeMs: REFERRER_LIFE_MS },
  previousUrl: { name: 'poptin_previous_url', lifeMs: REFERRER_LIFE_MS },
  previousUrlProtocol: { name: 'poptin_previous_url_protocol', lifeMs: REFERRER_LIFE_MS },
} as const satisfies Record<string, CookieKey>;

/** A kind of cookie of which there are several: its name ends in an id. */
export interface KeyedCookie {
  readonly prefix: string;
  readonly lifeMs: number;
}

/** Cookies of one client id. */
export const CLIENT_COOKIES = {
  accountSession: { prefix: 'poptin_session_account_', lifeMs: ACCOUNT_SESSION_MS },
  accountSessionTime: { prefix: 'poptin_session_account_time_', lifeMs: ACCOUNT_SESSION_MS },
} as const satisfies Record<string, KeyedCookie>;

/**
 * Cookies of one popup. They are in their own table, so that the script of every page does not
 * contain them.
 */
export const POPUP_COOKIES = {
  onceADay: { prefix: 'poptin_o_a_d_', lifeMs: ONCE_A_DAY_LIFE_MS },
  onceAVisitor: { prefix: 'poptin_o_v_', lifeMs: YEAR_MS },
  lastShown: { prefix: 'poptin_d_a_x_v_', lifeMs: YEAR_MS },
  closedByX: { prefix: 'poptin_c_p_o_x_c_', lifeMs: CLOSED_MARKER_LIFE_MS },
  conversion: { prefix: 'poptin_conversion_', lifeMs: YEAR_MS },
} as const satisfies Record<string, KeyedCookie>;

/** The cookie of that kind for one popup or client id. */
export function cookieFor({ prefix, lifeMs }: KeyedCookie, id: string): CookieKey {
  return { name: `${prefix}${id}`, lifeMs };
}
