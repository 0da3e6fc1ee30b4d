import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteRecord, Store } from '../../../store/store.ts';

/** In ms. Each mark is a write. Ten thousand busy hosts cause about thirty writes per second. */
const EVERY_MS = 5 * 60_000;
/**
 * The number of hosts remembered per site, so that calls with invented hosts cannot fill the memory
 * or cause a write each.
 */
const HOSTS_A_SITE = 20;
/** Sites that were removed are forgotten in the end. */
const MOST_SITES = 50_000;

/** One page on which the script made a call. */
export interface Sighting {
  readonly site: SiteRecord;
  readonly at: number;
  /** The page's address as the call contains it. */
  readonly url: string;
  /** The page's origin as the browser reports it. */
  readonly origin: string | undefined;
}

/**
 * Records for the dashboard's install check that the script made a call: at most once in five
 * minutes per host of a site, and only after the answer.
 */
export function createSeenMarker(
  store: Store,
): (sighting: Sighting, log: FastifyBaseLogger) => void {
  const markedAt = new LRUCache<string, Map<string, number>>({ max: MOST_SITES });
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
      .markSeen(id, at, pageOf(url))
      .catch((error: unknown) => log.warn({ err: error }, 'could not mark a site as seen'));
  };
}

/**
 * The page without query and fragment, which may contain a visitor's e-mail address or a key. So
 * may a path with an `@`.
 */
function pageOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${/@|%40/i.test(pathname) ? '/' : pathname}`;
}

/** An address of another origin is not trusted, because only a browser on that page can report it. */
function isFromThatPage(origin: string, url: string): boolean {
  const page = URL.parse(url);
  return page?.origin === origin && /^https?:$/.test(page.protocol);
}
