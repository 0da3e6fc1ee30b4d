import { calendarDay } from '@beckon/contract/decide';
import { textOfDay } from '../../../lib/time/day-span.ts';
import { wallClock } from '../../../lib/time/wall-clock.ts';

const FROM_TIME = '08:00';
/**
 * In days since Monday: 2 is Wednesday. A server that was off on Monday sends the report until
 * Wednesday night. Later it would be out of date.
 */
const LAST_DAY = 2;

/**
 * The Monday (`YYYY-MM-DD`) of the week whose report is due: the past week, from Monday morning on,
 * in the time zone of the site. Undefined: no report is due.
 */
export function weekDue(nowMs: number, timeZone: string): string | undefined {
  const { weekday, time } = wallClock(nowMs, timeZone);
  const sinceMonday = (weekday + 6) % 7;
  if (sinceMonday > LAST_DAY || (sinceMonday === 0 && time < FROM_TIME)) return undefined;
  return textOfDay(calendarDay(nowMs, timeZone) - sinceMonday - 7);
}
