import type { CatalogueSchedule } from '@beckon/contract/values';
import { HOUR_MS } from './durations.ts';

/** The time between two imports of a schedule (ms). */
export const SCHEDULE_WAIT_MS = {
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
} as const satisfies Readonly<Record<Exclude<CatalogueSchedule, 'off'>, number>>;
