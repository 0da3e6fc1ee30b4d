import { shownSpan, type ShownSpan } from '@beckon/contract/decide';
import type { ScheduleSettings } from '@beckon/contract/settings';
import { type WallClock, wallClock, WEEKDAYS } from './wall-clock.ts';
import { MINUTE_MS } from './durations.ts';

/**
 * Whether a popup is inside its dates, weekdays and hours, in the site's time zone. Hours may cross
 * midnight: then they belong to the day on which they begin.
 * docs/behaviour/decision-rules.md#schedule.
 */
export function isOnSchedule(schedule: ScheduleSettings, atMs: number, timeZone: string): boolean {
  if (isAlways(schedule)) return true;
  const { startMs, endMs } = spanOf(schedule, timeZone);
  // Written so that a limit that is not a number closes the schedule.
  if (!(atMs >= startMs && atMs < endMs)) return false;
  const { weekdays = [], hours } = schedule;
  const now = wallClock(atMs, timeZone);
  if (weekdays.length > 0 && !weekdays.includes(weekdayOfHours(hours, now))) return false;
  return !hours || isWithin(hours, now.time);
}

/** Reading the clocks of a time zone takes longer than the rest of a call, so each span is kept. */
const spans = new WeakMap<
  ScheduleSettings,
  { readonly timeZone: string; readonly span: ShownSpan }
>();

function spanOf(schedule: ScheduleSettings, timeZone: string): ShownSpan {
  const known = spans.get(schedule);
  if (known?.timeZone === timeZone) return known.span;
  const span = shownSpan(schedule, timeZone);
  spans.set(schedule, { timeZone, span });
  return span;
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

/** The weekday on which the hours that may be open now began: today's, or that of the day before. */
function weekdayOfHours(hours: Hours | undefined, { weekday, time }: WallClock): number {
  const isNightBefore = hours !== undefined && hours.from > hours.until && time < hours.until;
  return isNightBefore ? (weekday + 6) % 7 : weekday;
}

function isWithin({ from, until }: Hours, time: string): boolean {
  return from <= until ? time >= from && time < until : time >= from || time < until;
}
