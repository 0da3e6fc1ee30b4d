import type { FastifyInstance } from 'fastify';
import type { LiveSites } from './live-sites.ts';

/**
 * Checks for changes by other servers every `everyMs` until the app closes. A failed check is
 * logged, and the next one finds the same changes.
 */
export function startFollowChangesJob(
  app: FastifyInstance,
  sites: LiveSites,
  everyMs: number,
): void {
  const timer = setInterval(() => {
    sites
      .followChanges()
      .catch((error: unknown) => app.log.warn({ err: error }, 'could not look for changed sites'));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
