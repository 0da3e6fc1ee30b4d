import { CLIENT_COOKIES, POPUP_COOKIES, SITE_COOKIES } from './cookie-names.ts';
import { SHOP_COOKIES } from './shop-cookies.ts';
import {
  CART_LINES_KEY,
  CONSENT_KEY,
  LOADED_LOCAL_KEYS,
  LOCAL_KEYS,
  PAGE_LOCAL_KEYS,
  POPUP_KEY_PREFIXES,
  SESSION_KEYS,
  VIEWED_URL_PREFIX,
} from './storage-names.ts';

const COOKIE_NAMES = new Set<string>(
  Object.values({ ...SITE_COOKIES, ...SHOP_COOKIES }).map(({ name }) => name),
);
const COOKIE_PREFIXES = [...Object.values(CLIENT_COOKIES), ...Object.values(POPUP_COOKIES)].map(
  ({ prefix }) => prefix,
);
const KEYS = new Set<string>([
  CONSENT_KEY,
  CART_LINES_KEY,
  ...Object.values(LOCAL_KEYS),
  ...Object.values(PAGE_LOCAL_KEYS),
  ...Object.values(LOADED_LOCAL_KEYS),
  ...Object.values(SESSION_KEYS),
]);
const KEY_PREFIXES = [...Object.values(POPUP_KEY_PREFIXES), VIEWED_URL_PREFIX];

/**
 * Keys that a request of the visitor or owner needs: a submitted form that has not arrived yet, and
 * the mark of an owner's own visit.
 */
const NEEDED = new Set<string>([LOCAL_KEYS.pendingConversions, SESSION_KEYS.ownerToken]);

/** Names of values that identify the visitor. */
const PERSONAL = new Set<string>([SITE_COOKIES.visitorId.name, LOCAL_KEYS.convertedEmail]);

export function isOurCookie(name: string): boolean {
  return COOKIE_NAMES.has(name) || COOKIE_PREFIXES.some((prefix) => name.startsWith(prefix));
}

/** Whether a key of web storage is ours. */
export function isOurKey(key: string): boolean {
  return KEYS.has(key) || KEY_PREFIXES.some((prefix) => key.startsWith(prefix));
}

/** Whether a key is stored without consent, because a request of the visitor or owner needs it. */
export function isNeeded(key: string): boolean {
  return NEEDED.has(key);
}

/** Whether a cookie or key identifies a visitor. */
export function isPersonal(name: string): boolean {
  return PERSONAL.has(name);
}
