import type { FastifyInstance } from 'fastify';
import { runEvery } from '../lib/time/run-every.ts';
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
  const following = runEvery(
    everyMs,
    () => sites.followChanges(),
    (error) => app.log.warn({ err: error }, 'could not look for changed sites'),
  );
  app.addHook('onClose', following.stop);
}
