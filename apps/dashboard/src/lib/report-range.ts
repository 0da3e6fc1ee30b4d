import type { ReportQuery } from '@beckon/contract/owner-calls';

export const RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

const DAY_MS = 86_400_000;

/** The last so many days up to today in the site's time zone, both ends included. */
export function lastDays(count: number, timeZone: string, now: number): ReportQuery {
  const format = dayFormat(timeZone);
  return { from: format.format(now - (count - 1) * DAY_MS), until: format.format(now) };
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const style: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
  try {
    // The Swedish locale formats days as the wire does: 2026-11-22.
    return new Intl.DateTimeFormat('sv-SE', { ...style, timeZone });
  } catch {
    // The site's time zone is one this browser does not know.
    return new Intl.DateTimeFormat('sv-SE', { ...style, timeZone: 'UTC' });
  }
}
