import type { CatalogueAnswer, PopupDetail } from '@beckon/contract/owner-calls';
import {
  type CheckedPopup,
  findIssues as findPublishIssues,
  type PublishIssue,
  usesCatalogue,
  usesCodeLists,
} from '@beckon/contract/publish-rules';
import type { PopupSettings } from '@beckon/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '../api/catalogue.ts';
import { prizeStockQuery } from '../api/prizes.ts';
import { useCurrentSite } from '../navigation/current-site.ts';
import { couponInDesign, madeUpCoupon } from './coupon-in-design.ts';

type Checked = Pick<PopupDetail, 'type' | 'format' | 'language' | 'design' | 'mobileDesign'> &
  Pick<CheckedPopup, 'site' | 'codes' | 'offered'>;

/**
 * All issues of a popup: those that the server checks when publishing, and a hint about a sample
 * code that came with the format. No side effects.
 */
export function findIssues(settings: PopupSettings, popup: Checked): readonly PublishIssue[] {
  return [...findPublishIssues(settings, popup), ...findMadeUpCode(settings, popup)];
}

function findMadeUpCode(settings: PopupSettings, popup: Checked): readonly PublishIssue[] {
  const code = commonCode(settings, popup);
  if (code === undefined || code !== madeUpCoupon(popup)) return [];
  const message = `Visitors get ${code}, a code that we made up. Make sure that your shop accepts it, or enter another one.`;
  return [{ section: 'after', message }];
}

/**
 * The code that all visitors get: from the settings, otherwise from the design; undefined if there
 * is none.
 */
function commonCode({ coupon }: PopupSettings, { type, design }: Checked): string | undefined {
  if (type === 'gamified' || coupon?.type === 'unique') return undefined;
  return coupon === undefined ? couponInDesign(design) : coupon.code;
}

/** How many products a catalogue offers to visitors. */
export function countOffered({ counts }: Pick<CatalogueAnswer, 'counts'>): number {
  return counts.available + counts.soldOut;
}

/** The issues of a popup of the current site, with its shop, its catalogue and lists of codes. */
export function useIssues(popup: PopupDetail): readonly PublishIssue[] {
  const { settings: site } = useCurrentSite().site;
  const stock = useQuery({ ...prizeStockQuery(popup.id), enabled: usesCodeLists(popup.settings) });
  const catalogue = useQuery({ ...catalogueQuery(popup.siteId), enabled: usesCatalogue(popup) });
  return findIssues(popup.settings, {
    ...popup,
    site,
    ...(stock.data && { codes: stock.data }),
    ...(catalogue.data && { offered: countOffered(catalogue.data) }),
  });
}
