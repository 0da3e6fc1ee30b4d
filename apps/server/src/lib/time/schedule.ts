import type { ScheduleSettings } from '@beckon/contract/settings';
import { parseDay, textOfDay } from './day-span.ts';
import { type WallClock, wallClock, WEEKDAYS } from './wall-clock.ts';
import { MINUTE_MS } from './durations.ts';

/**
 * Whether a popup is inside its dates, weekdays and hours, in the site's time zone. Hours may cross
 * midnight: then they belong to the day on which they begin.
 * docs/behaviour/decision-rules.md#schedule.
 */
export function isOnSchedule(schedule: ScheduleSettings, atMs: number, timeZone: string): boolean {
  if (isAlways(schedule)) return true;
  const { from = '', until = '9999', weekdays = [], hours } = schedule;
  const now = wallClock(atMs, timeZone);
  const { day, weekday } = dayOfHours(hours, now);
  if (day < from || day > until) return false;
  if (weekdays.length > 0 && !weekdays.includes(weekday)) return false;
  return !hours || isWithin(hours, now.time);
}

/**
 * Whether a popup is on its schedule, or was at a moment of the last minutes: pages that were
 * opened before the end may still be open.
 */
export function wasOnSchedule(
  schedule: ScheduleSettings,
  { atMs, graceMinutes }: { readonly atMs: number; readonly graceMinutes: number },
  timeZone: string,
): boolean {
  // Hours are set to the minute, so no window of time fits between two steps.
  for (let minutes = 0; minutes <= graceMinutes; minutes += 1)
    if (isOnSchedule(schedule, atMs - minutes * MINUTE_MS, timeZone)) return true;
  return false;
}

type Hours = NonNullable<ScheduleSettings['hours']>;

function isAlways({ from, until, weekdays, hours }: ScheduleSettings): boolean {
  return from === undefined && until === undefined && weekdays === undefined && hours === undefined;
}

/** Weekday, day and time in the site's time zone, for the trace. */
export function scheduleSeen(atMs: number, timeZone: string): string {
  const { day, weekday, time } = wallClock(atMs, timeZone);
  return `${WEEKDAYS[weekday] ?? ''} ${day} ${time} (${timeZone})`;
}

/** The day on which the hours that may be open now began: today, or the day before. */
function dayOfHours(hours: Hours | undefined, now: WallClock): Pick<WallClock, 'day' | 'weekday'> {
  const { day, weekday, time } = now;
  if (hours === undefined || hours.from <= hours.until || time >= hours.until) return now;
  return { day: textOfDay((parseDay(day) ?? 0) - 1), weekday: (weekday + 6) % 7 };
}

function isWithin({ from, until }: Hours, time: string): boolean {
  return from <= until ? time >= from && time < until : time >= from || time < until;
}
