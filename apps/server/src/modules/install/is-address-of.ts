import { isLoopbackHost } from '../../http/own-origin.ts';
import { isOriginOf } from '../../http/site-origin.ts';
import type { SiteRecord } from '../../store/store.ts';

/**
 * Whether a page is of the site for sure: its owner listed the host, or it is a page of ours. Pages
 * on the owner's own machine count where that is where Beckon runs. `ownHost` is the host that the
 * dashboard was called by.
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
