import type { ConsentDayRow } from '@beckon/contract/owner-calls';
import { textOfDay } from '../../lib/time/day-span.ts';
import type { ConsentDay } from '../../store/store.ts';

/** One row for each day of the span, with zeros for days without choices. Days are counted from 1970. */
export function fillConsentDays(
  { from, until }: { readonly from: number; readonly until: number },
  counts: readonly ConsentDay[],
): ConsentDayRow[] {
  const lines = Array.from({ length: until - from + 1 }, (_, index) => ({
    day: textOfDay(from + index),
    accepted: 0,
    partly: 0,
    refused: 0,
    signal: 0,
    none: 0,
  }));
  const byDay = new Map(lines.map((line) => [line.day, line]));
  for (const { day, outcome, count } of counts) {
    const line = byDay.get(day);
    if (line !== undefined) line[outcome] += count;
  }
  return lines;
}
