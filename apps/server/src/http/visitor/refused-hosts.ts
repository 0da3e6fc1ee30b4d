import { SiteSettings } from '@beckon/contract/owner-calls';
import { LRUCache } from 'lru-cache';
import { Value } from 'typebox/value';
import { DAY_MS, HOUR_MS } from '../../lib/time/durations.ts';

/** A host on which a site's script was refused, because it is not listed. */
export interface RefusedHost {
  /** As browsers send it, without `www.`. An owner may list it as it is. */
  readonly host: string;
  /** The beginning of the hour of the last call, in ms since 1970. */
  readonly hourMs: number;
  /** How many calls were refused, as far back as there is none for a day. */
  readonly calls: number;
}

/**
 * Remembers them for the page Install, in memory: pages call all the time, so the answer is soon
 * there again after a start. Nothing of the visitor is kept.
 */
export interface RefusedHosts {
  record(siteId: string, origin: string | undefined, atMs: number): void;
  /** Those of the last day, first the most frequent one. */
  of(siteId: string, nowMs: number): readonly RefusedHost[];
}

/** More sites than any owner looks at. Calls with invented client ids leave nothing here. */
const SITES_KEPT = 1000;
/** Anyone can send any host. A frequent host stays when others come. */
const HOSTS_KEPT = 5;

export function createRefusedHosts(): RefusedHosts {
  const sites = new LRUCache<string, readonly RefusedHost[]>({ max: SITES_KEPT });
  const freshOf = (siteId: string, nowMs: number): readonly RefusedHost[] =>
    (sites.get(siteId) ?? []).filter(({ hourMs }) => nowMs - hourMs < DAY_MS);
  return {
    record(siteId, origin, atMs) {
      const host = hostOf(origin);
      if (host === undefined) return;
      const fresh = freshOf(siteId, atMs);
      const calls = (fresh.find((one) => one.host === host)?.calls ?? 0) + 1;
      const others = fresh.filter((one) => one.host !== host).slice(0, HOSTS_KEPT - 1);
      const last = { host, hourMs: atMs - (atMs % HOUR_MS), calls };
      sites.set(
        siteId,
        [last, ...others].toSorted((one, other) => other.calls - one.calls),
      );
    },
    of: freshOf,
  };
}

/** Longer than the longest host with its scheme. */
const LONGEST_ORIGIN = 300;
/** A `*` from a call would list every host below. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::\d+)?$/;

/** The host of a page, if an owner could list it among the site's domains. */
function hostOf(origin = ''): string | undefined {
  const url = origin.length > LONGEST_ORIGIN ? null : URL.parse(origin);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const host = withoutWww(url.host);
  const isListable = Value.Check(SiteSettings.properties.domains.items, host);
  return isListable && PLAIN_HOST.test(host) ? host : undefined;
}

/** A listed name stands for the one with `www.` only without a port. */
function withoutWww(host: string): string {
  return host.replace(/^www\.(?=[^.:]+\.[^:]+$)/, '');
}
