import { useQuery } from '@tanstack/react-query';
import { installCheckQuery } from '../api/sites.ts';
import { useCurrentSite } from '../navigation/current-site.ts';

interface SiteAddress {
  /** The address of a page; empty if none is known. */
  readonly address: string;
  /**
   * True if the owner has listed the domain. Otherwise it is a page of ours or of the owner's own
   * computer, and the owner is asked before a token is sent there.
   */
  readonly isListed: boolean;
}

/**
 * The address of a page of a site: of its first domain, otherwise where our script was last seen. A
 * listed domain is opened with the protocol with which the script was seen there; otherwise with
 * https, or with http on the owner's own computer.
 */
export function addressOfSite(
  domains: readonly string[],
  lastSeenUrl: string | undefined,
): SiteAddress {
  const first = domains.find((domain) => !domain.startsWith('*'));
  if (first === undefined) return { address: lastSeenUrl ?? '', isListed: false };
  return {
    address: `${originOn(first, lastSeenUrl ?? '') ?? `${protocolOf(first)}//${first}`}/`,
    isListed: true,
  };
}

/**
 * The origin of a page on this host; undefined for a page on another host, and for an invalid
 * address.
 */
function originOn(host: string, page: string): string | undefined {
  if (!URL.canParse(page)) return undefined;
  const url = new URL(page);
  // A name in other letters than a to z is listed as people write it; browsers name it otherwise.
  return url.host === URL.parse(`${url.protocol}//${host}`)?.host ? url.origin : undefined;
}

/** Hardly any server on the owner's own computer has a certificate. */
function protocolOf(host: string): 'http:' | 'https:' {
  return /^(?:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)(?::\d+)?$/u.test(host)
    ? 'http:'
    : 'https:';
}

/** {@link addressOfSite} of a site of this account. */
export function useSiteAddress(siteId: string): SiteAddress {
  const { sites } = useCurrentSite();
  const check = useQuery(installCheckQuery(siteId));
  const site = sites.find(({ id }) => id === siteId);
  return addressOfSite(site?.settings.domains ?? [], check.data?.lastSeenUrl);
}
