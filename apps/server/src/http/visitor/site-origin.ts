import { LRUCache } from 'lru-cache';
import { foreignSite } from '../../errors.ts';
import { isLandingCallOf } from './landing-ticket.ts';
import { isLoopbackPage } from '../loopback.ts';
import { sentHost } from '../../lib/text/readable-host.ts';
import type { SiteRecord } from '../../store/store.ts';
import type { VisitorCall } from './visitor-call.ts';

/** The parts of a call that say from which page it comes. */
export type CallOrigin = Pick<VisitorCall, 'headers' | 'host'>;

/**
 * Throws 403 when a browser calls from a page that is not one of the site's domains. A site without
 * domains may be used anywhere; our own pages and this machine's always (demos, previews, landing
 * pages); callers other than browsers send no origin.
 */
export function requireSiteOrigin(request: CallOrigin, site: SiteRecord): void {
  const { origin } = request.headers;
  if (origin === undefined || site.settings.domains.length === 0) return;
  if (isLandingCallOf(site.clientId, request)) return;
  if (!isOriginOf(origin, site.settings.domains, request.host)) throw foreignSite();
}

/**
 * Whether a page of that origin belongs to one of the domains, or to us. `ownHost` is the host this
 * call was sent to.
 */
export function isOriginOf(origin: string, domains: readonly string[], ownHost: string): boolean {
  // This is the usual case, and it needs no parsing.
  if (domains.some((domain) => origin === `https://${domain}`)) return true;
  const read = readOrigin(origin);
  if (read === undefined) return false;
  const { hostname, host } = read;
  if (isLoopbackPage(hostname) || host === ownHost) return true;
  return domains.some((domain) => isUnder(sentHost(domain.toLowerCase()), hostname, host));
}

interface ReadOrigin {
  readonly hostname: string;
  readonly host: string;
}

const ORIGINS_KEPT = 5_000;
/**
 * A cache, because parsing an origin takes longer than all the rest, and the same pages call again
 * and again.
 */
const origins = new LRUCache<string, { readonly read: ReadOrigin | undefined }>({
  max: ORIGINS_KEPT,
});

function readOrigin(origin: string): ReadOrigin | undefined {
  const known = origins.get(origin);
  if (known) return known.read;
  const url = URL.parse(origin);
  const read = url === null ? undefined : { hostname: url.hostname, host: url.host };
  // Only plain origins are cached. There are many whole page addresses, and they may name people.
  if (url?.origin === origin) origins.set(origin, { read });
  return read;
}

function isUnder(domain: string, hostName: string, host: string): boolean {
  if (domain.startsWith('*.'))
    return hostName.endsWith(domain.slice(1)) || hostName === domain.slice(2);
  if (domain === host) return true;
  return withoutWww(domain) === withoutWww(hostName);
}

/** Most websites have both names, and owners list either one. */
function withoutWww(name: string): string {
  return name.startsWith('www.') ? name.slice('www.'.length) : name;
}
