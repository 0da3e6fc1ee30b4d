import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import { Waiting } from '../components/ui/states/waiting.tsx';
import { popupQuery } from '../lib/api/popups.ts';
import { useCurrentSite } from '../lib/navigation/current-site.ts';

/**
 * Around the pages of one popup: makes the popup's site the current one. Another site may be
 * current if the popup was opened by a link, or if another site was chosen in another tab.
 */
export function PopupSite() {
  const { popupId = '' } = useParams();
  const { site, sites, choose } = useCurrentSite();
  const popup = useQuery({ ...popupQuery(popupId), staleTime: Infinity });
  const siteId = popup.data?.siteId;
  const isOfOther = siteId !== site.id && sites.some(({ id }) => id === siteId);
  useEffect(() => {
    if (isOfOther && siteId !== undefined) choose(siteId);
  }, [isOfOther, siteId, choose]);
  return isOfOther ? <Waiting whole /> : <Outlet />;
}
