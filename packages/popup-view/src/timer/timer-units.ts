export const TIMER_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
export type TimerUnit = (typeof TIMER_UNITS)[number];
export type TimerVersion = 0 | 1 | 2;

export interface UnitLeft {
  readonly unit: TimerUnit;
  /** At least two digits. */
  readonly text: string;
}

/**
 * The units that a countdown shows. Version 0: only minutes and seconds (hours count as minutes).
 * Version 1: always days, hours, minutes and seconds. Version 2: like version 1, but without
 * leading units that are zero; always minutes and seconds.
 * docs/behaviour/popup-parts.md#countdown.
 */
export function unitsLeft(leftMs: number, version: TimerVersion): readonly UnitLeft[] {
  const total = Math.max(0, Math.floor(leftMs / 1000));
  const seconds = total % 60;
  const wholeMinutes = Math.floor(total / 60);
  if (version === 0) return [unit('minutes', wholeMinutes), unit('seconds', seconds)];
  const days = Math.floor(total / 86_400);
  const hours = Math.floor(total / 3600) % 24;
  const all = [
    unit('days', days),
    unit('hours', hours),
    unit('minutes', wholeMinutes % 60),
    unit('seconds', seconds),
  ];
  if (version === 1) return all;
  return all.slice(days > 0 ? 0 : hours > 0 ? 1 : 2);
}

function unit(name: TimerUnit, value: number): UnitLeft {
  return { unit: name, text: String(value).padStart(2, '0') };
}
