import type { DrawnPrize } from '@beckon/contract/popup';
import { LOCALES, type Language } from '@beckon/contract/values';

export interface TagSources {
  readonly language: Language;
  /** Milliseconds since 1970. The caller passes in the time. */
  readonly nowMs: number;
  /** IANA name; if absent, the visitor's time zone. */
  readonly timeZone?: string;
  readonly prize?: Pick<DrawnPrize, 'label' | 'code'>;
}

interface Day {
  readonly year: number;
  /** Counted from 0. */
  readonly month: number;
  readonly day: number;
}

/**
 * The placeholder tags with their values, in the popup's language: years, months and days around
 * today, each of yesterday, today and tomorrow also as day-month-year (`_dmy`) and month-day-year
 * (`_mdy`), and the prize. Prize tags exist only when a prize is known.
 * docs/behaviour/popup-parts.md#placeholders.
 */
export function buildTags({
  language,
  nowMs,
  timeZone,
  prize,
}: TagSources): ReadonlyMap<string, string> {
  const today = dayOf(nowMs, timeZone);
  const tags = new Map<string, string>([
    ['curr_year', String(today.year)],
    ['prev_mon', monthName(shiftMonths(today, -1), language)],
    ['curr_mon', monthName(today, language)],
    ['next_mon', monthName(shiftMonths(today, 1), language)],
  ]);
  const days = [
    ['yest', shiftDays(today, -1)],
    ['today', today],
    ['tomo', shiftDays(today, 1)],
  ] as const;
  for (const [name, day] of days) {
    tags.set(`${name}_day`, weekdayName(day, language));
    tags.set(`${name}_dmy`, `${pad(day.day)}/${pad(day.month + 1)}/${day.year}`);
    tags.set(`${name}_mdy`, `${pad(day.month + 1)}/${pad(day.day)}/${day.year}`);
  }
  for (const [name, value] of prizeTags(prize)) tags.set(name, value);
  return tags;
}

/**
 * Only the tags of the prize. Popups of a free plan fill in no others, but visitors must be able to
 * read what they have won. Empty until a prize is known.
 * docs/behaviour/popup-parts.md#placeholders.
 */
export function prizeTags(prize: TagSources['prize']): ReadonlyMap<string, string> {
  return new Map(
    prize
      ? [
          ['prize_label', prize.label],
          ['prize_code', prize.code],
        ]
      : [],
  );
}

function dayOf(nowMs: number, timeZone: string | undefined): Day {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    calendar: 'gregory',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const parts = new Map(
    format.formatToParts(nowMs).map(({ type, value }) => [type, Number(value)]),
  );
  return {
    year: parts.get('year') ?? 0,
    month: (parts.get('month') ?? 1) - 1,
    day: parts.get('day') ?? 1,
  };
}

/** Starts from the first of the month, so that 31 March minus a month is in February. */
function shiftMonths({ year, month }: Day, by: number): Day {
  const date = new Date(Date.UTC(year, month + by, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: 1 };
}

function shiftDays({ year, month, day }: Day, by: number): Day {
  const date = new Date(Date.UTC(year, month, day + by));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

function monthName(day: Day, language: Language): string {
  return named(day, language, { month: 'long' });
}

function weekdayName(day: Day, language: Language): string {
  return named(day, language, { weekday: 'long' });
}

function named(
  { year, month, day }: Day,
  language: Language,
  part: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...part,
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month, day));
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
