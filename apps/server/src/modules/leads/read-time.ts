import { parseIsoDate } from '@beckon/contract/form-rules';
import type { DateOrder } from '@beckon/contract/values';
import { wallClock } from '../../lib/time/wall-clock.ts';
import { MINUTE_MS } from '../../lib/time/durations.ts';
import { type NumericDate, readNumericDate, yearFirst } from './numeric-date.ts';

/** Year first, or a month in words. */
const CLEAR_DATE = /^\d{4}[-/]\d|[a-z]{3}/i;
/**
 * Other programs write an empty date as 1899-12-30 or 0001-01-01, which browsers' own reading of
 * dates takes for 2001.
 */
const EMPTY_DATE = /^0\d{3}/;
const TIME_ZONE =
  /(?:Z|UTC|GMT\S{0,6}|[ECMP][SD]T|:\d\d\S{0,13}?\s{0,2}[+-]\d\d:?\d{0,2})(?:\s{0,2}\(.{0,60}\))?$/i;
const YEAR_FIRST = /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2}))?(?!\d)/;
const DAY_AND_MONTH = /(?<!\d)(\d{1,2})[\s,-]+([a-z]{3})[a-z]*\.?[\s,-]+(\d{4})(?!\d)/i;
const MONTH_AND_DAY =
  /(?<![a-z])([a-z]{3})[a-z]{0,6}\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})(?!\d)/i;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
const LONGEST = 80;

/**
 * The time in ms that a cell names; undefined if it can be read in several ways or not at all, or
 * is before 1970. Without a time zone of its own it is in the site's. `dateOrder` is that of dates
 * such as 1.5.2024, which are in May or in January.
 */
export function readTime(
  text: string,
  siteZone: string,
  dateOrder?: DateOrder,
): number | undefined {
  const date = readNumericDate(text);
  if (date) return readTime(withYearFirst(date, dateOrder), siteZone);
  if (text.length > LONGEST || !CLEAR_DATE.test(text) || EMPTY_DATE.test(text)) return undefined;
  if (namesNoDay(text)) return undefined;
  const hasZone = TIME_ZONE.test(text);
  const at = Date.parse(hasZone ? text : `${text.replace(/(?<=\d)T(?=\d)/i, ' ')} UTC`);
  if (!Number.isFinite(at)) return undefined;
  const moment = hasZone ? at : at - offsetAt(at - offsetAt(at, siteZone), siteZone);
  return moment < 0 ? undefined : moment;
}

/** Empty if it is not known which number is the day. */
function withYearFirst(date: NumericDate, dateOrder: DateOrder | undefined): string {
  const order = dateOrder ?? (date.first === date.second ? 'day-first' : undefined);
  return order === undefined || date.year.length < 4 ? '' : yearFirst(date, order);
}

/** By how many ms the clocks of a time zone are before those of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const { day, time } = wallClock(at, timeZone);
  return Date.parse(`${day} ${time} UTC`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** True for the 31st of a shorter month, which `Date.parse` takes for a day of the next one. */
function namesNoDay(text: string): boolean {
  const [, year, month, day = '1'] = YEAR_FIRST.exec(text) ?? inWords(text);
  if (year === undefined || month === undefined) return false;
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) === undefined;
}

/** Year, month and day of a date whose month is a word. Empty if there is no such date. */
function inWords(text: string): readonly (string | undefined)[] {
  const dayFirst = DAY_AND_MONTH.exec(text);
  const monthFirst = MONTH_AND_DAY.exec(text);
  // A time zone such as “00 GMT-0500” looks like a day, a month and a year.
  const found = [dayFirst?.slice(1), [2, 1, 3].map((at) => monthFirst?.[at])];
  const [day, word = '', year] = found.find((parts) => monthOf(parts?.[1]) > 0) ?? [];
  const month = monthOf(word);
  return month === 0 ? [] : [undefined, year, String(month), day];
}

/** 1 to 12; 0 if the word is no month. */
function monthOf(word = ''): number {
  const at = MONTHS.indexOf(word.toLowerCase());
  return word === '' || at % 3 !== 0 ? 0 : at / 3 + 1;
}
