import type { PopupDetail } from '@beckon/contract/owner-calls';
import { type Screen, SCREENS } from '@beckon/contract/values';
import { designFor } from '@beckon/templates';
import { parseTemplateDesign } from '../preview/parse-template-design.ts';

const COUPON = '"type":"Coupon"';

/** The code that the first coupon block of a design shows; undefined without a coupon block. */
export function couponInDesign(design: unknown): string | undefined {
  return /"type":"Coupon","props":\{[^}]*?"code":"([^"]*)"/u.exec(
    JSON.stringify(design) ?? '',
  )?.[1];
}

/** The screen on which visitors get the code; undefined for a design without a coupon block. */
export function couponScreen(design: PopupDetail['design']): Screen | undefined {
  const place = parseTemplateDesign(design).content.find((block) =>
    JSON.stringify(block).includes(COUPON),
  );
  return SCREENS.find((screen) => screen === place?.props['screen']);
}

/** The sample code that a new popup of this format shows. No shop accepts it. */
export function madeUpCoupon({
  type,
  format,
  language,
}: Pick<PopupDetail, 'type' | 'format' | 'language'>): string | undefined {
  return couponInDesign(designFor(type, format, language));
}
