import type { PopupDetail } from '@beckon/contract/owner-calls';
import { designFor } from '@beckon/templates';

/** The code that the first coupon block of a design shows. */
export function couponInDesign(design: unknown): string | undefined {
  return /"type":"Coupon","props":\{[^}]*?"code":"([^"]*)"/u.exec(JSON.stringify(design) ?? '')?.[1];
}

/** The code that a new popup of this format shows: we made it up, no shop knows it. */
export function madeUpCoupon({ type, format, language }: Pick<PopupDetail, 'type' | 'format' | 'language'>): string | undefined {
  return couponInDesign(designFor(type, format, language));
}
