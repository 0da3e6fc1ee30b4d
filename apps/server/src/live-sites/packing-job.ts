import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';

/**
 * Packs the sites that an older version left unpacked, in the background. Until then they are read
 * from their tables, which takes longer. After a failure, the next start tries again.
 */
export function startPackingJob(
  app: { readonly log: FastifyBaseLogger },
  store: Pick<Store, 'packSites'>,
): void {
  store
    .packSites()
    .catch((error: unknown) => app.log.warn({ err: error }, 'could not pack all sites'));
}
