import type { CatalogueSchedule } from '@beckon/contract/values';
import { SCHEDULE_WAIT_MS } from '../../lib/time/schedule-waits.ts';

/** When the schedule reads a source again (ms); undefined: never. */
export function nextTime(schedule: CatalogueSchedule, now: number): number | undefined {
  return schedule === 'off' ? undefined : now + SCHEDULE_WAIT_MS[schedule];
}
