import type { ReportDay, ReportQuery } from '@beckon/contract/owner-calls';
import { calendarDay } from '@beckon/contract/decide';
import { parseDay, textOfDay } from './day-span.ts';
import type { DayCounts, ReportCounts } from '../store/store.ts';

type EventCounts = Pick<ReportCounts, 'views' | 'closes' | 'conversions'>;

/** Days since 1970, both included. */
export interface ReportSpan {
  readonly from: number;
  readonly until: number;
}

const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

/** The days asked for, or a sentence about what is wrong with them. */
export function readSpan(query: ReportQuery, timeZone: string, nowMs: number): ReportSpan | string {
  const until = query.until === undefined ? calendarDay(nowMs, timeZone) : parseDay(query.until);
  if (until === undefined) return 'There is no such day.';
  const from = query.from === undefined ? until - DEFAULT_DAYS + 1 : parseDay(query.from);
  if (from === undefined) return 'There is no such day.';
  if (from > until) return 'The first day comes after the last.';
  return until - from >= MOST_DAYS ? 'Ask for a year at most.' : { from, until };
}

/** A line for each day, with zeros where nothing happened. */
export function fillDays(
  { from, until }: ReportSpan,
  counts: readonly (EventCounts & Pick<DayCounts, 'day'>)[],
): ReportDay[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return Array.from({ length: until - from + 1 }, (_, at) => {
    const day = textOfDay(from + at);
    const { views = 0, closes = 0, conversions = 0 } = byDay.get(day) ?? {};
    return { day, views, closes, conversions };
  });
}

export function sumCounts(counts: readonly EventCounts[]): EventCounts {
  return counts.reduce<EventCounts>(
    (sum, { views, closes, conversions }) => ({
      views: sum.views + views,
      closes: sum.closes + closes,
      conversions: sum.conversions + conversions,
    }),
    { views: 0, closes: 0, conversions: 0 },
  );
}
