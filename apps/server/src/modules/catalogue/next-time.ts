import type { CatalogueSchedule } from '@beckon/contract/values';

const HOUR_MS = 3_600_000;
const WAIT_MS: Readonly<Record<CatalogueSchedule, number | undefined>> = {
  off: undefined,
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
};

/** When the schedule reads a source again (ms); undefined: never. */
export function nextTime(schedule: CatalogueSchedule, now: number): number | undefined {
  const wait = WAIT_MS[schedule];
  return wait === undefined ? undefined : now + wait;
}
