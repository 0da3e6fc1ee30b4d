import type { ScheduleSettings } from '@beckon/contract/settings';

/** A moment as the site's clock on the wall shows it. */
interface WallClock {
  readonly day: string;
  readonly weekday: number;
  readonly time: string;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Whether a popup is inside its dates, weekdays and hours, in the site's time zone. Hours may run over midnight. */
export function isOnSchedule(schedule: ScheduleSettings, atMs: number, timeZone: string): boolean {
  if (Object.keys(schedule).length === 0) return true;
  const { from = '', until = '9999', weekdays = [], hours } = schedule;
  const now = wallClock(atMs, timeZone);
  if (now.day < from || now.day > until) return false;
  if (weekdays.length > 0 && !weekdays.includes(now.weekday)) return false;
  return !hours || isWithin(hours, now.time);
}

/** What the site's clock says, for the trace. */
export function scheduleSeen(atMs: number, timeZone: string): string {
  const { day, weekday, time } = wallClock(atMs, timeZone);
  return `${WEEKDAYS[weekday] ?? ''} ${day} ${time} (${timeZone})`;
}

function isWithin({ from, until }: { readonly from: string; readonly until: string }, time: string): boolean {
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(atMs: number, timeZone: string): WallClock {
  const parts = new Map(clockFor(timeZone).formatToParts(atMs).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: WEEKDAYS.indexOf(part('weekday')),
    time: `${part('hour')}:${part('minute')}`,
  };
}

function clockFor(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const options = {
    year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
  } as const;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }); // A zone nobody knows must not stop a popup.
  }
  clocks.set(timeZone, made);
  return made;
}
