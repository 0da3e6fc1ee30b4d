import type { CatalogueSchedule } from '@beckon/contract/values';

const HOUR_MS = 3_600_000;

/** The time between two imports of a schedule (ms). */
export const SCHEDULE_WAIT_MS = {
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
} as const satisfies Readonly<Record<Exclude<CatalogueSchedule, 'off'>, number>>;
