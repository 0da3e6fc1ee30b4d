const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const RELATIVE_UP_TO_DAYS = 7;

/** A relative time such as "5 minutes ago" or "yesterday"; the date if it is more than a week. */
export function formatAgo(instant: string, now: number): string {
  const passed = Date.parse(instant) - now;
  if (!Number.isFinite(passed)) return '';
  if (Math.abs(passed) > RELATIVE_UP_TO_DAYS * 86_400_000) return formatDay(instant);
  for (const [unit, ms] of STEPS) {
    if (Math.abs(passed) >= ms) return RELATIVE.format(Math.round(passed / ms), unit);
  }
  return 'just now';
}

/** A day in the form 21 Nov 2026. */
export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(instant));
}

/** A calendar day (`YYYY-MM-DD`) in the form 21 Nov; with its year if that is another than today's. */
export function formatCalendarDay(day: string, today: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** A limit of a schedule: a calendar day, with its time of day if it has one. */
export function formatLimit(limit: string, today: string): string {
  const [day = '', time] = limit.split('T');
  return [formatCalendarDay(day, today), time].filter(Boolean).join(', ');
}

/** A time in the form 21 Nov 2026, 09:41 in the given IANA time zone. */
export function formatInstant(instant: string, timeZone: string): string {
  const style: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  };
  try {
    return new Intl.DateTimeFormat('en-GB', { ...style, timeZone }).format(new Date(instant));
  } catch {
    // This browser does not support the site's time zone.
    return new Intl.DateTimeFormat('en-GB', style).format(new Date(instant));
  }
}
