import { isLoopbackHost } from '../../http/loopback.ts';
import { isOriginOf } from '../../http/visitor/site-origin.ts';
import type { SiteRecord } from '../../store/store.ts';

/**
 * Whether a page certainly belongs to the site: its owner listed the host, or it is a page of ours.
 * Pages on the owner's own machine count only if Beckon runs on that machine. `ownHost` is the host
 * of the dashboard's address.
 */
export function isAddressOf(
  { settings }: Pick<SiteRecord, 'settings'>,
  address: string,
  ownHost: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host } = new URL(address);
  if (isLoopbackHost(host) && !isLoopbackHost(ownHost)) return false;
  return isOriginOf(origin, settings.domains, ownHost);
}
