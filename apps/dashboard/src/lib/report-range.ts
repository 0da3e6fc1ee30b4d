import type { ReportQuery } from '@beckon/contract/owner-calls';

export const RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** The periods of a report that owners can choose, besides any other days. */
export const PERIODS = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
] as const;

const DAY_MS = 86_400_000;
/** No site has reports from before. An earlier day is one whose year is typed only in part. */
const FIRST_DAY = '2000-01-01';
/** As the server: about three years. */
const MOST_DAYS = 1098;

/** What is wrong with the first and last day that an owner typed; undefined if nothing is. */
export function daysProblem({ from, until }: Required<ReportQuery>): string | undefined {
  if (from === '' || until === '') return 'Complete both days.';
  if (from < FIRST_DAY || until < FIRST_DAY) return 'Choose days from the year 2000 or later.';
  if (dayNumber(from) > dayNumber(until)) return 'The first day comes after the last.';
  return dayNumber(until) - dayNumber(from) >= MOST_DAYS
    ? 'Choose three years at most.'
    : undefined;
}

/** Also right for years of six digits, which date fields allow. */
function dayNumber(day: string): number {
  return Date.parse(day.length > 10 ? `+${day.padStart(12, '0')}` : day) / DAY_MS;
}

/** The first and last day of one of `PERIODS`, both included. For any other text, the last 30 days. */
export function periodDays(period: string, timeZone: string, now: number): Required<ReportQuery> {
  const until = dayIn(timeZone, now);
  if (period === 'today') return oneDay(until);
  if (period === 'yesterday') return oneDay(dayBefore(until));
  const firstOfMonth = `${until.slice(0, 8)}01`;
  if (period === 'this-month') return { from: firstOfMonth, until };
  if (period === 'last-month') {
    const last = dayBefore(firstOfMonth);
    return { from: `${last.slice(0, 8)}01`, until: last };
  }
  const count = Number(period) || 30;
  return { from: dayBefore(until, count - 1), until };
}

const oneDay = (day: string): Required<ReportQuery> => ({ from: day, until: day });

function dayBefore(day: string, count = 1): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}

/** The day in that time zone, as `2026-11-22`. */
export function dayIn(timeZone: string, now: number): string {
  return dayFormat(timeZone).format(now);
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const style: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
  try {
    // The Swedish locale formats days as our calls do: 2026-11-22.
    return new Intl.DateTimeFormat('sv-SE', { ...style, timeZone });
  } catch {
    // This browser does not support the site's time zone.
    return new Intl.DateTimeFormat('sv-SE', { ...style, timeZone: 'UTC' });
  }
}
