import type { PopupDetail } from '@beckon/contract/owner-calls';
import {
  type CheckedPopup,
  findIssues as findPublishIssues,
  type PublishIssue,
} from '@beckon/contract/publish-rules';
import type { PopupSettings } from '@beckon/contract/settings';
import { useCallback } from 'react';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { couponInDesign, madeUpCoupon } from './prizes/coupon-in-design.ts';

type Checked = Pick<PopupDetail, 'type' | 'format' | 'language' | 'design' | 'mobileDesign'> &
  Pick<CheckedPopup, 'site'>;

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

/** `findIssues` for popups of the current site. It also checks the site's shop. */
export function useFindIssues(): (popup: PopupDetail) => readonly PublishIssue[] {
  const { settings: site } = useCurrentSite().site;
  return useCallback((popup) => findIssues(popup.settings, { ...popup, site }), [site]);
}
