import type { FastifyInstance } from 'fastify';
import type { WeeklyReports } from './weekly-report.ts';

const EVERY_MS = 300_000;

/** Checks every five minutes which weekly reports are due, until the app closes. */
export function startWeeklyJob(
  app: FastifyInstance,
  weeklyReports: Pick<WeeklyReports, 'queueDue'>,
): void {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= weeklyReports
      .queueDue()
      .catch((error: unknown) => app.log.warn({ err: error }, 'could not look for weekly reports'))
      .finally(() => {
        looking = undefined;
      });
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await looking;
  });
}
