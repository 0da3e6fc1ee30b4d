import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';

/**
 * Packs, beside the calls, the sites that an older version left unpacked. Until it is done they are
 * read from their tables, which takes longer; what fails is tried again at the next start.
 */
export function startPackingJob(
  app: { readonly log: FastifyBaseLogger },
  store: Pick<Store, 'packSites'>,
): void {
  store
    .packSites()
    .catch((error: unknown) => app.log.warn({ err: error }, 'could not pack all sites'));
}
