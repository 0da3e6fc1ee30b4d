import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';

/**
 * Deletes what a removed site or destination has left, in the background after the answer. If it
 * fails, the retention job does it later.
 */
export function removeLeftovers(
  store: Pick<Store, 'removeLeftovers'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  store
    .removeLeftovers()
    .catch((error: unknown) => log.warn({ err: error }, 'a removed site or destination left rows'));
}
