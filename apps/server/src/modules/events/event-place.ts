import type { RememberedSite } from '../../live-sites/live-sites.ts';
import { dayText } from '../../lib/day-span.ts';
import type { EventPlace } from '../../store/store.ts';

const MINUTE_MS = 60_000;

/** The day of the running minute in each time zone: asking the calendar costs more than all the rest of an event. */
const daysNow = { minute: -1, byZone: new Map<string, string>() };

/** Where and when an event belongs; days are the site's. */
export function eventPlace({ site, account }: RememberedSite, popupId: string, at: number): EventPlace {
  return { popupId, siteId: site.id, accountId: account.id, at, day: dayNow(at, site.settings.timeZone) };
}

function dayNow(at: number, timeZone: string): string {
  const minute = Math.floor(at / MINUTE_MS);
  if (minute !== daysNow.minute) {
    daysNow.minute = minute;
    daysNow.byZone.clear();
  }
  const known = daysNow.byZone.get(timeZone);
  if (known !== undefined) return known;
  const day = dayText(at, timeZone);
  daysNow.byZone.set(timeZone, day);
  return day;
}
