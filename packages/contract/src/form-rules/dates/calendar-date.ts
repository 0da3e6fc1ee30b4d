/** A calendar day, without time and time zone. `month` counts from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Reads dd/mm/yyyy (also with dots or dashes); undefined for anything that is not a real day, like
 * 31/02/2020.
 */
export function parseDayFirstDate(text: string): CalendarDate | undefined {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  return match === null
    ? undefined
    : realDate(Number(match[3]), Number(match[2]), Number(match[1]));
}

/** Reads yyyy-mm-dd, the value of native date inputs. */
export function parseIsoDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  return match === null
    ? undefined
    : realDate(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Writes a date as dd/mm/yyyy, as visitors see it and as it is sent. docs/behaviour/forms.md#dates. */
export function formatDayFirstDate({ year, month, day }: CalendarDate): string {
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/** Writes a date as yyyy-mm-dd, for native date inputs. */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Compares two dates. Less than 0: `first` is earlier; 0: they are the same day. */
export function compareCalendarDates(first: CalendarDate, second: CalendarDate): number {
  return first.year - second.year || first.month - second.month || first.day - second.day;
}

function realDate(year: number, month: number, day: number): CalendarDate | undefined {
  const isReal = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isReal ? { year, month, day } : undefined;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
