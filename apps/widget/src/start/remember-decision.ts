import type { DisplayDecision } from '../popup/display-answer.ts';
import { SITE_COOKIES } from '../visitor/cookie-names.ts';
import type { World } from './world.ts';

/**
 * Keeps what saves the server a look-up next time: the country, and the address only where the site
 * wants it. docs/decisions/0027.
 */
export function rememberDecision(
  { cookies, log }: World,
  { countryCode, ip, site, dropped, isAllowed, message }: DisplayDecision,
): void {
  if (countryCode !== undefined) cookies.set(SITE_COOKIES.countryCode, countryCode);
  if (site.keepsIpCookie && ip !== undefined) cookies.set(SITE_COOKIES.userIp, ip);
  if (!isAllowed && message !== '') log.warn(message);
  for (const line of dropped) log.warn(`dropped ${line}`);
}
