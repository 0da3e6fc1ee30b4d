import { wallClock } from '../../lib/time/wall-clock.ts';
import { MINUTE_MS } from '../../lib/time/durations.ts';

/** Year first, or a month in words. Whether 1.5.2024 is in May or in January depends on the country. */
const CLEAR_DATE = /^\d{4}[-/]\d|[a-z]{3}/i;
/**
 * Other programs write an empty date as 1899-12-30 or 0001-01-01, which browsers' own reading of
 * dates takes for 2001.
 */
const EMPTY_DATE = /^0\d{3}/;
const TIME_ZONE =
  /(?:Z|UTC|GMT\S{0,6}|[ECMP][SD]T|:\d\d\S{0,13}?\s{0,2}[+-]\d\d:?\d{0,2})(?:\s{0,2}\(.{0,60}\))?$/i;
const LONGEST = 80;

/**
 * The time in ms that a cell names; undefined if it can be read in several ways or not at all, or
 * is before 1970. Without a time zone of its own it is in the site's.
 */
export function readTime(text: string, siteZone: string): number | undefined {
  if (text.length > LONGEST || !CLEAR_DATE.test(text) || EMPTY_DATE.test(text)) return undefined;
  const hasZone = TIME_ZONE.test(text);
  const at = Date.parse(hasZone ? text : `${text.replace(/(?<=\d)T(?=\d)/i, ' ')} UTC`);
  if (!Number.isFinite(at)) return undefined;
  const moment = hasZone ? at : at - offsetAt(at - offsetAt(at, siteZone), siteZone);
  return moment < 0 ? undefined : moment;
}

/** By how many ms the clocks of a time zone are before those of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const { day, time } = wallClock(at, timeZone);
  return Date.parse(`${day} ${time} UTC`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}
