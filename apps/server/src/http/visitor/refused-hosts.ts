import { LRUCache } from 'lru-cache';

/** The last page on which a site's script was refused, because its host is not listed. */
export interface RefusedHost {
  readonly host: string;
  /** The beginning of that hour, in ms since 1970. */
  readonly hourMs: number;
}

/**
 * Remembers them for the page Install, in memory: pages call all the time, so the answer is soon
 * there again after a start. Nothing of the visitor is kept.
 */
export interface RefusedHosts {
  record(siteId: string, origin: string | undefined, atMs: number): void;
  /** Undefined if there was none in the last day. */
  of(siteId: string, nowMs: number): RefusedHost | undefined;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** More sites than any owner looks at. Calls with invented client ids leave nothing here. */
const SITES_KEPT = 1000;

export function createRefusedHosts(): RefusedHosts {
  const hosts = new LRUCache<string, RefusedHost>({ max: SITES_KEPT });
  return {
    record(siteId, origin, atMs) {
      const url = origin === undefined ? null : URL.parse(origin);
      if (url === null || !/^https?:$/.test(url.protocol)) return;
      hosts.set(siteId, { host: url.host, hourMs: atMs - (atMs % HOUR_MS) });
    },
    of(siteId, nowMs) {
      const known = hosts.get(siteId);
      return known !== undefined && nowMs - known.hourMs < DAY_MS ? known : undefined;
    },
  };
}
