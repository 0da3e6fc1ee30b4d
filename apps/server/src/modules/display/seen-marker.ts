import type { FastifyBaseLogger } from 'fastify';
import type { SiteRecord, Store } from '../../store/store.ts';

/** Each mark is a write: with ten thousand busy hosts, some thirty a second. */
const EVERY_MS = 5 * 60_000;
/**
 * Hosts remembered a site: calls that make up ever new ones must not fill the memory, or write at
 * each.
 */
const HOSTS_A_SITE = 20;

/** One page on which the script called in. */
export interface Sighting {
  readonly site: SiteRecord;
  readonly at: number;
  /** The page, as the call says. */
  readonly url: string;
  /** Where the browser says the call comes from. */
  readonly origin: string | undefined;
}

/**
 * Remembers for the dashboard's install check that the script called in: at most once in five
 * minutes and host of a site, beside the answer.
 */
export function createSeenMarker(
  store: Store,
): (sighting: Sighting, log: FastifyBaseLogger) => void {
  const markedAt = new Map<string, Map<string, number>>();
  return ({ site: { id }, at, url, origin }, log) => {
    if (origin === undefined) return;
    const markedHere = markedAt.get(id)?.get(origin);
    if (markedHere !== undefined && at - markedHere < EVERY_MS) return;
    if (!isFromThatPage(origin, url)) return;
    const hosts = new Map(
      [...(markedAt.get(id) ?? [])].filter(([, marked]) => at - marked < EVERY_MS),
    );
    if (hosts.has(origin) || hosts.size >= HOSTS_A_SITE) return;
    markedAt.set(id, hosts.set(origin, at));
    store
      .markSeen(id, at, url)
      .catch((error: unknown) => log.warn({ err: error }, 'could not mark a site as seen'));
  };
}

/**
 * A page can be seen only by a browser that is on it: what else the call says of its address is not
 * believed.
 */
function isFromThatPage(origin: string, url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin;
}
