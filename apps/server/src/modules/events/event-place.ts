import type { RememberedSite } from '../../live-sites/live-sites.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import type { EventPlace } from '../../store/store.ts';

/** Where and when an event belongs; days are the site's. */
export function eventPlace(
  { site, account }: RememberedSite,
  popupId: string,
  at: number,
): EventPlace {
  return {
    popupId,
    siteId: site.id,
    accountId: account.id,
    at,
    day: wallClock(at, site.settings.timeZone).day,
  };
}
