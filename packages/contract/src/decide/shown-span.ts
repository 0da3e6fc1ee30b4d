import type { ScheduleSettings } from '../settings/audience.ts';
import { localMoment } from './local-moment.ts';

const DAY_MS = 86_400_000;

/** Shown from `startMs` on and no longer at `endMs`, infinite where there is no limit. */
export interface ShownSpan {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * When the schedule of a popup begins and ends, in the site's time zone. A first or last day
 * without a time of day counts as a whole; with hours over midnight, it begins and ends with them.
 * No side effects. docs/behaviour/decision-rules.md#schedule.
 */
export function shownSpan(
  { from, until, hours }: Pick<ScheduleSettings, 'from' | 'until' | 'hours'>,
  timeZone: string,
): ShownSpan {
  const night = hours !== undefined && hours.from > hours.until ? hours : undefined;
  return {
    startMs: from === undefined ? -Infinity : localMoment(withTime(from, night?.from), timeZone),
    endMs:
      until === undefined
        ? Infinity
        : localMoment(hasTime(until) ? until : withTime(dayAfter(until), night?.until), timeZone),
  };
}

/** Whether a limit of a schedule has a time of day: `2026-11-27T08:00`. */
const hasTime = (text: string): boolean => text.includes('T');

const withTime = (text: string, time = '00:00'): string =>
  hasTime(text) ? text : `${text}T${time}`;

/** The last day of four-digit years is its own next day: it stands for no end at all. */
function dayAfter(day: string): string {
  const nextMs = Date.parse(day) + DAY_MS;
  if (Number.isNaN(nextMs)) return day;
  const next = new Date(nextMs).toISOString();
  return next.startsWith('+') ? day : next.slice(0, 10);
}
