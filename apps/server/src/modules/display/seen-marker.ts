import type { FastifyBaseLogger } from 'fastify';
import type { SiteRecord, Store } from '../../store/store.ts';

const EVERY_MS = 60_000;

/** Remembers for the dashboard's install check that the script called in: at most once a minute and site, beside the answer. */
export function createSeenMarker(store: Store): (site: SiteRecord, at: number, url: string, log: FastifyBaseLogger) => void {
  const markedAt = new Map<string, number>();
  return ({ id }, at, url, log) => {
    if (at - (markedAt.get(id) ?? -EVERY_MS) < EVERY_MS) return;
    markedAt.set(id, at);
    store.markSeen(id, at, url).catch((error: unknown) => log.warn({ err: error }, 'could not mark a site as seen'));
  };
}
