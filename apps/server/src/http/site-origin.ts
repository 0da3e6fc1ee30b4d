import type { FastifyRequest } from 'fastify';
import { foreignSite } from '../errors.ts';
import { isLandingCallOf } from './landing-ticket.ts';
import type { SiteRecord } from '../store/store.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.*\.localhost)$/;

/**
 * Throws 403 when a browser calls from a page that is not one of the site's domains. A site without
 * domains may be used anywhere; our own pages and this machine's always (demos, previews, landing
 * pages); callers that are no browser send no origin.
 */
export function requireSiteOrigin(request: FastifyRequest, site: SiteRecord): void {
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
  if (!URL.canParse(origin)) return false;
  const { hostname, host } = new URL(origin);
  if (LOOPBACK.test(hostname) || host === ownHost) return true;
  return domains.some((domain) => isUnder(domain.toLowerCase(), hostname, host));
}

function isUnder(domain: string, hostName: string, host: string): boolean {
  if (domain.startsWith('*.'))
    return hostName.endsWith(domain.slice(1)) || hostName === domain.slice(2);
  return domain === host || domain === hostName || `www.${domain}` === hostName;
}
