import type { FastifyInstance } from 'fastify';
import type { Store } from './store/store.ts';

/** The longer, the more events add to the same counts; readers have the rest added up first. */
const EVERY_MS = 10_000;

/**
 * Adds up, beside the calls, what events add to the counts of reports. What fails is logged and
 * tried again at the next turn; what waits at a stop is added up after the start.
 */
export function startCountingJob(app: FastifyInstance, store: Pick<Store, 'addUpCounts'>): void {
  const timer = setInterval(() => {
    store
      .addUpCounts()
      .catch((error: unknown) => app.log.warn({ err: error }, 'could not add up counts'));
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
