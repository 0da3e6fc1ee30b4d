import { wallClock } from '../../../lib/time/wall-clock.ts';
import { MINUTE_MS } from '../../../lib/time/durations.ts';

/** Clock changes in spring and autumn need fewer corrections than this. */
const MOST_CORRECTIONS = 3;

/**
 * The time (ms) at which the clock of a time zone shows this day and time. In the hour that is
 * skipped in spring, a time near it.
 */
export function localMoment(day: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let moment = wanted;
  for (let turn = 0; turn < MOST_CORRECTIONS; turn += 1) {
    const seen = wallClock(moment, timeZone);
    const off = wanted - Date.parse(`${seen.day}T${seen.time}:00Z`);
    if (!(Math.abs(off) >= MINUTE_MS)) return moment;
    moment += off;
  }
  return moment;
}
