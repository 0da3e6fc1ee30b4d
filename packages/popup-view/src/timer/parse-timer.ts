/**
 * The end of a popup's timer: after a duration that starts when the popup opens, or at a moment in
 * time.
 */
export type PopupTimer =
  | { readonly kind: 'stretch'; readonly lengthMs: number }
  | { readonly kind: 'moment'; readonly atMs: number };

const MINUTE_MS = 60_000;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
/** `+02:00`, `-5.30` (hours and minutes) or `5.5`, `5.75` (quarters of an hour as a decimal). */
const OFFSET = /^(?:gmt|utc)?\s*([+-]?)(\d{1,2})(?:(\.(?:25|50?|75))|[:.]?([0-5]\d))?$/i;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/**
 * Reads a timer value: minutes and seconds (`10:30`, `10@30`), or date, time and timezone offset
 * separated by `@` and `|` (`2026-12-24|18:00@+02:00`, either sign in either place). Dates are
 * year-month-day or day/month/year. Anything else gives undefined: the popup then has no timer.
 * docs/behaviour/popup-parts.md#countdown.
 */
export function parseTimer(value: string): PopupTimer | undefined {
  const parts = value.split(/[@|]/).map((part) => part.trim());
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 3) return parseMoment(first, second, third);
  if (parts.length === 2)
    return /^\d+$/.test(first) ? parseStretch(first, second) : parseMoment(first, second, '+0');
  const [minutes = '', seconds = '0'] = first.split(':');
  return parseStretch(minutes, seconds);
}

/** Milliseconds left at `nowMs` for a popup opened at `openedAtMs`; never below 0. */
export function timerLeftMs(timer: PopupTimer, openedAtMs: number, nowMs: number): number {
  const end = timer.kind === 'stretch' ? openedAtMs + timer.lengthMs : timer.atMs;
  return Math.max(0, end - nowMs);
}

function parseStretch(minutes: string, seconds: string): PopupTimer | undefined {
  if (!/^\d{1,5}$/.test(minutes) || !/^\d{1,5}$/.test(seconds)) return undefined;
  return { kind: 'stretch', lengthMs: Number(minutes) * MINUTE_MS + Number(seconds) * 1000 };
}

function parseMoment(date: string, time: string, offset: string): PopupTimer | undefined {
  const day = parseDay(date);
  const clock = CLOCK.exec(time);
  const offsetMinutes = parseOffset(offset);
  if (!day || !clock || offsetMinutes === undefined) return undefined;
  const [hours, minutes, seconds] = [Number(clock[1]), Number(clock[2]), Number(clock[3] ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  const asUtcMs = Date.UTC(day.year, day.month - 1, day.day, hours, minutes, seconds);
  return { kind: 'moment', atMs: asUtcMs - offsetMinutes * MINUTE_MS };
}

function parseDay(text: string): { year: number; month: number; day: number } | undefined {
  const [year, month, day] = yearMonthDay(text);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  // JavaScript would accept 31/02 as a day of March.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? { year, month, day }
    : undefined;
}

function yearMonthDay(text: string): readonly number[] {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return yearFirst.slice(1).map(Number);
  return DAY_FIRST.exec(text)?.slice(1).map(Number).reverse() ?? [];
}

function parseOffset(text: string): number | undefined {
  const match = OFFSET.exec(text);
  if (!match) return undefined;
  const minutes = Number(`${match[2]}${match[3] ?? ''}`) * 60 + Number(match[4] ?? 0);
  if (minutes > 14 * 60) return undefined;
  return match[1] === '-' ? -minutes : minutes;
}
