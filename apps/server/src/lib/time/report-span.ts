import type { ReportDay, ReportQuery } from '@beckon/contract/owner-calls';
import { calendarDay } from '@beckon/contract/decide';
import { parseDay, textOfDay } from './day-span.ts';
import type { DayCounts, ReportDays } from '../../store/store.ts';

/** Days since 1970, both included. */
export interface ReportSpan {
  readonly from: number;
  readonly until: number;
}

const DEFAULT_DAYS = 30;
const MOST_DAYS = 1098;
/** No site has reports from before this day. A request for an earlier one is a typing mistake. */
const FIRST_DAY = Date.UTC(2000, 0, 1) / 86_400_000;

/** The requested days, or a sentence that says what is wrong with them. */
export function readSpan(query: ReportQuery, timeZone: string, nowMs: number): ReportSpan | string {
  const until = query.until === undefined ? calendarDay(nowMs, timeZone) : parseDay(query.until);
  if (until === undefined) return 'There is no such day.';
  const from = query.from === undefined ? until - DEFAULT_DAYS + 1 : parseDay(query.from);
  if (from === undefined) return 'There is no such day.';
  if (from > until) return 'The first day comes after the last.';
  if (until - from >= MOST_DAYS) return 'Ask for three years at most.';
  return from < FIRST_DAY ? 'There are no reports from before the year 2000.' : { from, until };
}

/** The span of the same length that ends right before this one. */
export function spanBefore({ from, until }: ReportSpan): ReportSpan {
  return { from: from - (until - from + 1), until: from - 1 };
}

/**
 * The span that a span is compared with, and its days that cannot be compared yet. Either is
 * missing if it has no days.
 */
export interface ComparedSpans {
  readonly before?: ReportSpan;
  readonly unfinished?: ReportSpan;
}

/**
 * A day that is not over would always look worse than a whole one, so neither it nor the day
 * opposite it among the days before is compared. docs/behaviour/reports.md#what-a-report-shows
 */
export function comparedSpans(span: ReportSpan, today: number): ComparedSpans {
  const { from } = spanBefore(span);
  const whole = Math.min(span.until, today - 1) - span.from + 1;
  return {
    ...(whole > 0 ? { before: { from, until: from + whole - 1 } } : {}),
    ...(span.until < today
      ? {}
      : { unfinished: { from: Math.max(span.from, today), until: span.until } }),
  };
}

export function daysOf({ from, until }: ReportSpan): ReportDays {
  return { from: textOfDay(from), until: textOfDay(until) };
}

const NOTHING = { views: 0, interactions: 0, closes: 0, conversions: 0, leads: 0 };

/** A line for each day, with zeros where nothing happened. */
export function fillDays({ from, until }: ReportSpan, counts: readonly DayCounts[]): ReportDay[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return Array.from({ length: until - from + 1 }, (_, at) => {
    const day = textOfDay(from + at);
    const { views, interactions, closes, conversions, leads } = byDay.get(day) ?? NOTHING;
    return { day, views, interactions, closes, conversions, leads };
  });
}
