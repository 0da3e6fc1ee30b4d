/** The minutes of each unit that an owner can choose. */
const MINUTES_IN = { minutes: 1, hours: 60, days: 1440 } as const;
export type TimeUnit = keyof typeof MINUTES_IN;

const LONGEST = 365 * MINUTES_IN.days;
const LARGEST_FIRST: readonly TimeUnit[] = ['days', 'hours', 'minutes'];

/** The largest unit in which the length is a whole number. */
export function unitOf(minutes: number): TimeUnit {
  return LARGEST_FIRST.find((unit) => minutes % MINUTES_IN[unit] === 0) ?? 'minutes';
}

/** A length in a unit; may be a fraction. */
export function countIn(unit: TimeUnit, minutes: number): number {
  return minutes / MINUTES_IN[unit];
}

/** A length in minutes, limited to one year. */
export function toMinutes(count: number, unit: TimeUnit): number {
  return Math.min(LONGEST, count * MINUTES_IN[unit]);
}

/** The maximum length in a unit: one year. */
export function mostOf(unit: TimeUnit): number {
  return countIn(unit, LONGEST);
}
