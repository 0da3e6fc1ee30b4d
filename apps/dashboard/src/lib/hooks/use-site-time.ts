import { useMemo } from 'react';
import { useCurrentSite } from '../navigation/current-site.ts';
import { dayIn } from '../report-range.ts';
import { useNow } from './use-now.ts';

/** The time, and how the clocks of the site count it. */
export interface SiteTime {
  readonly now: number;
  readonly timeZone: string;
  /** Today in the site's time zone, as `YYYY-MM-DD`. */
  readonly today: string;
}

/** The time of the site, updated every minute. */
export function useSiteTime(): SiteTime {
  const { timeZone } = useCurrentSite().site.settings;
  const now = useNow();
  return useMemo(() => ({ now, timeZone, today: dayIn(timeZone, now) }), [now, timeZone]);
}

/** Today in the site's time zone, as `YYYY-MM-DD`. */
export function useSiteDay(): string {
  return useSiteTime().today;
}
