import { offsetAt } from '@beckon/contract/decide';
import { dayIn } from '../../../lib/report-range.ts';

/**
 * A popup's timer as its owner sets it: a duration from the opening of the popup, or a point in
 * time with its offset from UTC.
 */
export type TimerValue =
  | { readonly kind: 'stretch'; readonly minutes: number; readonly seconds: number }
  | {
      readonly kind: 'moment';
      readonly day: string;
      readonly time: string;
      readonly offset: string;
    };

const STRETCH = /^(\d{1,5}):(\d{1,5})$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})\|(\d{2}:\d{2})@([+-]\d{2}:\d{2})$/;

/**
 * Reads a stored timer. A text in an unknown format becomes ten minutes.
 * docs/behaviour/popup-parts.md#countdown.
 */
export function parseTimerValue(text: string): TimerValue {
  const moment = MOMENT.exec(text);
  if (moment)
    return {
      kind: 'moment',
      day: moment[1] ?? '',
      time: moment[2] ?? '',
      offset: moment[3] ?? '+00:00',
    };
  const stretch = STRETCH.exec(text);
  return {
    kind: 'stretch',
    minutes: Number(stretch?.[1] ?? 10),
    seconds: Number(stretch?.[2] ?? 0),
  };
}

/** The timer in the stored format. */
export function toTimerText(value: TimerValue): string {
  if (value.kind === 'moment') return `${value.day}|${value.time}@${value.offset}`;
  return `${value.minutes}:${String(value.seconds).padStart(2, '0')}`;
}

const WEEK_MS = 7 * 86_400_000;

/** The end of the day in a week, as the days are in that time zone. */
export function inAWeek(timeZone: string, nowMs: number): TimerValue {
  const today = Date.parse(dayIn(timeZone, nowMs));
  const day = new Date(today + WEEK_MS).toISOString().slice(0, 10);
  return { kind: 'moment', day, time: '23:59', offset: offsetAt(`${day}T23:59`, timeZone) };
}
