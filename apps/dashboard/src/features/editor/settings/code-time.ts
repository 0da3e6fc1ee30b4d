/** Minutes in each unit that an owner may count in. */
const MINUTES_IN = { minutes: 1, hours: 60, days: 1440 } as const;
export type TimeUnit = keyof typeof MINUTES_IN;

const LONGEST = 365 * MINUTES_IN.days;
const LARGEST_FIRST: readonly TimeUnit[] = ['days', 'hours', 'minutes'];

/** The largest unit that a length is a whole number of: as people say it. */
export function unitOf(minutes: number): TimeUnit {
  return LARGEST_FIRST.find((unit) => minutes % MINUTES_IN[unit] === 0) ?? 'minutes';
}

/** How many of a unit a length is; maybe no whole number. */
export function countIn(unit: TimeUnit, minutes: number): number {
  return minutes / MINUTES_IN[unit];
}

/** So many of a unit in minutes, a year at most. */
export function toMinutes(count: number, unit: TimeUnit): number {
  return Math.min(LONGEST, count * MINUTES_IN[unit]);
}

/** How many of a unit may be asked for. */
export function mostOf(unit: TimeUnit): number {
  return countIn(unit, LONGEST);
}
