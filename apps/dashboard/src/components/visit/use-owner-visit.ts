import { openAsOwner, type OwnerVisit } from '../../lib/open-as-owner.ts';
import { useSiteAddress } from '../../lib/hooks/use-site-address.ts';
import { askForPage } from './visit-dialog.tsx';

/**
 * Opens the owner's site in a visit that is not counted. Asks for the address unless the site's
 * settings list it.
 */
export function useOwnerVisit(
  siteId: string,
): (options: Omit<OwnerVisit, 'siteId' | 'address'>) => void {
  const { address: known, isListed } = useSiteAddress(siteId);
  return (options) => {
    const onVisit = (address: string) => openAsOwner({ siteId, address, ...options });
    if (isListed) onVisit(known);
    else askForPage({ known, onVisit });
  };
}
