import { useQuery } from '@tanstack/react-query';
import { installCheckQuery } from './api/sites.ts';
import { useCurrentSite } from './current-site.ts';

interface SiteAddress {
  /** Empty when none is known. */
  readonly address: string;
  /**
   * The owner listed it. Else it is a page of ours or of the owner's own machine: the owner is
   * asked before a token goes there.
   */
  readonly isListed: boolean;
}

/**
 * A page of a site to look at: its first domain, else where our script was last seen. The script
 * also knows whether a listed domain uses http or https; until it was seen, https.
 */
export function addressOfSite(
  domains: readonly string[],
  lastSeenUrl: string | undefined,
): SiteAddress {
  const first = domains.find((domain) => !domain.startsWith('*'));
  if (first === undefined) return { address: lastSeenUrl ?? '', isListed: false };
  return {
    address: `${originOn(first, lastSeenUrl ?? '') ?? `https://${first}`}/`,
    isListed: true,
  };
}

/** The origin of a page of that host; undefined for a page of another, and for no address. */
function originOn(host: string, page: string): string | undefined {
  if (!URL.canParse(page)) return undefined;
  const url = new URL(page);
  return url.host === host ? url.origin : undefined;
}

/** {@link addressOfSite} of a site of this account. */
export function useSiteAddress(siteId: string): SiteAddress {
  const { sites } = useCurrentSite();
  const check = useQuery(installCheckQuery(siteId));
  const site = sites.find(({ id }) => id === siteId);
  return addressOfSite(site?.settings.domains ?? [], check.data?.lastSeenUrl);
}
