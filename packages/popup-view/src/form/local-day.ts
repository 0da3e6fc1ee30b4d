import type { CalendarDate } from '@beckon/contract/form-rules';

/** The visitor's calendar day at a moment (ms since 1970). */
export function localDay(atMs: number): CalendarDate {
  const date = new Date(atMs);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
