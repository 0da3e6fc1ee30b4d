import type { FastifyInstance } from 'fastify';
import { runEvery } from '../../../lib/time/run-every.ts';
import type { WeeklyReports } from './weekly-report.ts';

const EVERY_MS = 300_000;

/** Checks every five minutes which weekly reports are due, until the app closes. */
export function startWeeklyJob(
  app: FastifyInstance,
  weeklyReports: Pick<WeeklyReports, 'queueDue'>,
): void {
  const queueing = runEvery(
    EVERY_MS,
    () => weeklyReports.queueDue(),
    (error) => app.log.warn({ err: error }, 'could not look for weekly reports'),
  );
  app.addHook('onClose', queueing.stop);
}
