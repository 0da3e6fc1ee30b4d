import type { DateOrder } from '@beckon/contract/values';

const NUMBERS = /\d+/g;

/** The day that a date such as 01/05/2024 means in each order, with the month in words. */
export function datesIn(text: string): Readonly<Record<DateOrder, string>> {
  const [first = 1, second = 1, year = 1970] = (text.match(NUMBERS) ?? []).map(Number);
  return { 'day-first': inWords(year, second, first), 'month-first': inWords(year, first, second) };
}

function inWords(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
