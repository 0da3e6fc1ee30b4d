import type { PopupSettings } from '@beckon/contract/settings';

/**
 * The settings without references to popups that are not on this site. A file of another site
 * contains such references. A popup that waits for a missing popup would never show.
 */
export async function withoutForeignPopups(
  settings: PopupSettings,
  idsOnSite: () => Promise<readonly string[]>,
): Promise<PopupSettings> {
  const { afterConversion, filters } = settings;
  const { chainToPopupId, ...after } = afterConversion;
  const { engagement = [], ...otherFilters } = filters;
  if (chainToPopupId === undefined && engagement.length === 0) return settings;
  const known = new Set(await idsOnSite());
  const kept = engagement.filter(({ popupId }) => known.has(popupId));
  return {
    ...settings,
    afterConversion:
      chainToPopupId === undefined || known.has(chainToPopupId) ? afterConversion : after,
    filters: kept.length === 0 ? otherFilters : { ...otherFilters, engagement: kept },
  };
}
