import type { RememberedSite } from '../../live-sites/live-sites.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type { EventPlace } from '../../store/store.ts';

/** Site, popup and time of an event. Its day is in the site's time zone. */
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
