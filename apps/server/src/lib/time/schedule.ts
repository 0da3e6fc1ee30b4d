import type { ScheduleSettings } from '@beckon/contract/settings';
import { wallClock, WEEKDAYS } from './wall-clock.ts';

/**
 * Whether a popup is inside its dates, weekdays and hours, in the site's time zone. Hours may cross
 * midnight. docs/behaviour/decision-rules.md#schedule.
 */
export function isOnSchedule(schedule: ScheduleSettings, atMs: number, timeZone: string): boolean {
  if (isAlways(schedule)) return true;
  const { from = '', until = '9999', weekdays = [], hours } = schedule;
  const now = wallClock(atMs, timeZone);
  if (now.day < from || now.day > until) return false;
  if (weekdays.length > 0 && !weekdays.includes(now.weekday)) return false;
  return !hours || isWithin(hours, now.time);
}

function isAlways({ from, until, weekdays, hours }: ScheduleSettings): boolean {
  return from === undefined && until === undefined && weekdays === undefined && hours === undefined;
}

/** Weekday, day and time in the site's time zone, for the trace. */
export function scheduleSeen(atMs: number, timeZone: string): string {
  const { day, weekday, time } = wallClock(atMs, timeZone);
  return `${WEEKDAYS[weekday] ?? ''} ${day} ${time} (${timeZone})`;
}

function isWithin(
  { from, until }: { readonly from: string; readonly until: string },
  time: string,
): boolean {
  return from <= until ? time >= from && time < until : time >= from || time < until;
}
