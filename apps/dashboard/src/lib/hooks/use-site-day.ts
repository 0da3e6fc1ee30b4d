import { useCurrentSite } from '../navigation/current-site.ts';
import { periodDays } from '../report-range.ts';
import { useNow } from './use-now.ts';

/** Today in the site's time zone, as `YYYY-MM-DD`. */
export function useSiteDay(): string {
  const { site } = useCurrentSite();
  return periodDays('7', site.settings.timeZone, useNow()).until;
}
