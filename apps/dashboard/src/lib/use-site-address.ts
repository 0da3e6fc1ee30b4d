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

/** A page of a site to look at: its first domain, else where our script was last seen. */
export function useSiteAddress(siteId: string): SiteAddress {
  const { sites } = useCurrentSite();
  const check = useQuery(installCheckQuery(siteId));
  const first = sites
    .find(({ id }) => id === siteId)
    ?.settings.domains.find((domain) => !domain.startsWith('*'));
  return first === undefined
    ? { address: check.data?.lastSeenUrl ?? '', isListed: false }
    : { address: `https://${first}/`, isListed: true };
}
