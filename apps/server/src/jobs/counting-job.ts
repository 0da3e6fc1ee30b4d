import type { FastifyInstance } from 'fastify';
import { runEvery } from '../lib/time/run-every.ts';
import type { Store } from '../store/store.ts';

/**
 * A longer interval adds more events to a count at once. Reports do not wait for it: before they
 * are read, the remaining events are added up.
 */
const EVERY_MS = 10_000;

/**
 * Starts the background job that adds new events to the counts of reports. A failure is logged, and
 * the next run tries again. Events that are still waiting when the server stops are added after the
 * next start.
 */
export function startCountingJob(app: FastifyInstance, store: Pick<Store, 'addUpCounts'>): void {
  const counting = runEvery(
    EVERY_MS,
    () => store.addUpCounts(),
    (error) => app.log.warn({ err: error }, 'could not add up counts'),
  );
  app.addHook('onClose', counting.stop);
}
