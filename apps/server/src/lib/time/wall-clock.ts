import { MINUTE_MS } from './durations.ts';

/** A moment in the local time of a site. */
export interface WallClock {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `HH:MM` */
  readonly time: string;
}

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/**
 * A cache for one minute. To format a date takes longer than the rest of a call, and the result
 * stays the same within a minute.
 */
const running = { minute: Number.NaN, byZone: new Map<string, WallClock>() };

/**
 * Day, weekday and time in a time zone. An unknown time zone counts as UTC, so that it does not
 * stop a popup.
 */
export function wallClock(atMs: number, timeZone: string): WallClock {
  const minute = Math.floor(atMs / MINUTE_MS);
  if (minute !== running.minute) {
    running.minute = minute;
    running.byZone.clear();
  }
  const known = running.byZone.get(timeZone);
  if (known) return known;
  const read = readClock(atMs, timeZone);
  running.byZone.set(timeZone, read);
  return read;
}

function readClock(atMs: number, timeZone: string): WallClock {
  const parts = new Map(
    clockFor(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: WEEKDAYS.findIndex((name) => name === part('weekday')),
    time: `${part('hour')}:${part('minute')}`,
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockFor(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
  clocks.set(timeZone, made);
  return made;
}
