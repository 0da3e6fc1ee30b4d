import type { Site } from '@beckon/contract/owner-calls';
import { createContext, useContext } from 'react';

export interface CurrentSite {
  readonly site: Site;
  readonly sites: readonly Site[];
  readonly choose: (siteId: string) => void;
}

export const CurrentSiteContext = createContext<CurrentSite | undefined>(undefined);

/** The current site of the pages. Throws outside of `OnlySignedIn`, which provides it. */
export function useCurrentSite(): CurrentSite {
  const current = useContext(CurrentSiteContext);
  if (current === undefined) throw new Error('useCurrentSite outside the shell');
  return current;
}
