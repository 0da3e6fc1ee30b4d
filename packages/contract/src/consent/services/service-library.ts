import type { ConsentService } from '../consent-service.ts';
import { findByAddress } from '../find-by-address.ts';
import { CONTENT_SERVICES } from './content-services.ts';
import { CUSTOMER_SERVICES } from './customer-services.ts';
import { MARKETING_SERVICES } from './marketing-services.ts';
import { OWN_SERVICES } from './own-services.ts';
import { STATISTICS_SERVICES } from './statistics-services.ts';

/**
 * Well-known third parties with the addresses that identify them and the cookies they set, and what
 * Beckon itself sets.
 */
export const SERVICE_LIBRARY: readonly ConsentService[] = [
  ...STATISTICS_SERVICES,
  ...MARKETING_SERVICES,
  ...CONTENT_SERVICES,
  ...CUSTOMER_SERVICES,
  ...OWN_SERVICES,
];

/**
 * The name of a service by its id: the site's own name for it, otherwise the library's. The id
 * itself if neither has the service (any more).
 */
export function serviceName(id: string, ofSite: readonly ConsentService[]): string {
  return [...ofSite, ...SERVICE_LIBRARY].find((service) => service.id === id)?.name ?? id;
}

/** The service that an address belongs to. */
export function serviceOfAddress(
  address: string,
  services: readonly ConsentService[] = SERVICE_LIBRARY,
): ConsentService | undefined {
  const inLowerCase = services.map((service) => ({
    service,
    patterns: service.patterns.map((pattern) => pattern.toLowerCase()),
  }));
  return findByAddress(address, inLowerCase)?.service;
}

/** The service that sets a cookie of this name; undefined if no known service does. */
export function serviceOfCookie(
  name: string,
  services: readonly ConsentService[] = SERVICE_LIBRARY,
): ConsentService | undefined {
  return services.find(({ cookies }) => cookies.some((cookie) => isNamed(name, cookie.name)));
}

/** Whether a name matches a pattern: `_ga_*` matches `_ga_ABC`, but not `_gat`. */
function isNamed(name: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return name === pattern;
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}
