import { CLIENT_ID_PATTERN, isClientId, POPUP_ID_PATTERN } from '@beckon/contract/values';
import { type Static, Type } from 'typebox';
import { unknownClient, unknownPopup } from '../../errors.ts';
import type { LiveSites, RememberedSite } from '../../live-sites/live-sites.ts';
import type { LivePopup } from '../../store/store.ts';
import { type CallOrigin, requireSiteOrigin } from './site-origin.ts';

export const ClientParams = Type.Object({ clientId: Type.String({ pattern: CLIENT_ID_PATTERN }) });
export type ClientParams = Static<typeof ClientParams>;
export const PopupParams = Type.Object({ popupId: Type.String({ pattern: POPUP_ID_PATTERN }) });
export type PopupParams = Static<typeof PopupParams>;

/**
 * The site of a call, if the calling page may use it. Returns at once if the site is in memory.
 * Throws 404 for an unknown client id, 403 for a page of another site.
 */
export function siteOfCall(
  request: CallOrigin,
  sites: LiveSites,
  clientId: string,
): RememberedSite | Promise<RememberedSite> {
  const known = sites.recall(clientId);
  if (known === undefined) return findSite(request, sites, clientId);
  requireSiteOrigin(request, known.site);
  return known;
}

async function findSite(
  request: CallOrigin,
  sites: LiveSites,
  clientId: string,
): Promise<RememberedSite> {
  const site = isClientId(clientId) ? await sites.find(clientId) : undefined;
  if (!site) throw unknownClient();
  requireSiteOrigin(request, site.site);
  return site;
}

/** A published popup of the site. Throws 404 if there is none with this id. */
export function popupOfSite(site: RememberedSite, popupId: string): LivePopup {
  const popup = site.popupById(popupId);
  if (!popup) throw unknownPopup();
  return popup;
}
