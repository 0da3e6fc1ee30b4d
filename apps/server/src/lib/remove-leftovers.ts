import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';

/** Goes on after the answer; what fails now is removed with the next tidying. */
export function removeLeftovers(
  store: Pick<Store, 'removeLeftovers'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  store
    .removeLeftovers()
    .catch((error: unknown) => log.warn({ err: error }, 'a removed site left rows'));
}
