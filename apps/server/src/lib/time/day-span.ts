import { calendarDay } from '@beckon/contract/decide';
import { DAY_MS } from './durations.ts';

/** No time zone is further from UTC. */
const MOST_OFFSET_MS = 15 * 3_600_000;

/** Days since 1970 of `YYYY-MM-DD`. Undefined for a date that does not exist. */
export function parseDay(text: string): number | undefined {
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(day) && textOfDay(day) === text ? day : undefined;
}

export function textOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** First millisecond (since 1970) of a day in a time zone. Right on days with a clock change, too. */
export function startOfDay(day: number, timeZone: string): number {
  let [before, after] = [day * DAY_MS - MOST_OFFSET_MS, day * DAY_MS + MOST_OFFSET_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendarDay(middle, timeZone) < day) before = middle;
    else after = middle;
  }
  return after;
}
