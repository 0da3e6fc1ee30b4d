import { calendarDay } from '@beckon/contract/decide';
import { textOfDay } from '../../../lib/day-span.ts';
import { wallClock } from '../../../lib/wall-clock.ts';

const FROM_TIME = '08:00';
/** A server that was off on Monday makes up for it until Wednesday night; later it is no news. */
const LAST_DAY = 2;

/**
 * The Monday (`YYYY-MM-DD`) of the week whose report goes out now, by the clock of the site: the
 * week that has ended, from Monday morning on. Undefined: none does.
 */
export function weekDue(nowMs: number, timeZone: string): string | undefined {
  const { weekday, time } = wallClock(nowMs, timeZone);
  const sinceMonday = (weekday + 6) % 7;
  if (sinceMonday > LAST_DAY || (sinceMonday === 0 && time < FROM_TIME)) return undefined;
  return textOfDay(calendarDay(nowMs, timeZone) - sinceMonday - 7);
}
