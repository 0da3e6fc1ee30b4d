import type { RememberedSite } from '../../live-sites/live-sites.ts';
import { dayText } from '../../lib/day-span.ts';
import type { EventPlace } from '../../store/store.ts';

/** Where and when an event belongs; days are the site's. */
export function eventPlace({ site, account }: RememberedSite, popupId: string, at: number): EventPlace {
  return { popupId, siteId: site.id, accountId: account.id, at, day: dayText(at, site.settings.timeZone) };
}
