import type { DateOrder } from '@beckon/contract/values';

/** A date of three numbers, of which the first two are day and month in either order. */
export interface NumericDate {
  readonly first: number;
  readonly second: number;
  /** As it is written: of two digits, it names no century. */
  readonly year: string;
  /** The time of day with its time zone, as `readTime` reads it; may be empty. */
  readonly time: string;
}

const LONGEST = 80;
const DATE = /^(\d{1,2})(?:\/|\. ?|-)(\d{1,2})(?:\/|\. ?|-)(\d{4}|\d{2})(?!\d)/;
const TIME_OF_DAY =
  /^(?:,? |T)(\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?: ?([ap]m))?( ?[a-z\d:+-]{1,9})?$/i;

/** Undefined if the text is anything else, such as a date with its year first. */
export function readNumericDate(text: string): NumericDate | undefined {
  if (text.length > LONGEST) return undefined;
  const [date, first, second, year = ''] = DATE.exec(text) ?? [];
  if (date === undefined) return undefined;
  const time = timeOfDay(text.slice(date.length));
  if (time === undefined) return undefined;
  return { first: Number(first), second: Number(second), year, time };
}

/** What follows the date; undefined if that is no time. */
function timeOfDay(rest: string): string | undefined {
  if (rest === '') return '';
  const [, clock, half = '', zone = ''] = TIME_OF_DAY.exec(rest) ?? [];
  return clock === undefined ? undefined : `${clock} ${half}`.trim() + zone;
}

/**
 * The order that the numbers show; `either` if they are two days in two orders. Undefined: they are
 * the same day in both, or none.
 */
export function orderOf({ first, second, year }: NumericDate): DateOrder | 'either' | undefined {
  if (year.length < 4 || first === second) return undefined;
  if (isDate(first, second)) return isDate(second, first) ? 'either' : 'day-first';
  return isDate(second, first) ? 'month-first' : undefined;
}

/** The date with its year first, as `readTime` reads it. */
export function yearFirst({ first, second, year, time }: NumericDate, order: DateOrder): string {
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  const date = [year, twoDigits(month), twoDigits(day)].join('-');
  return time === '' ? date : `${date} ${time}`;
}

function isDate(day: number, month: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
