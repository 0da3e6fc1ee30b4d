import type { CouponSettings, PopupSettings } from '../settings/index.ts';

type CouponParts = Pick<PopupSettings, 'game' | 'coupon' | 'codes'>;

/**
 * Whether a coupon's code is given to each visitor by a draw: it is one of a pool, or it has an end
 * some time after it was given. docs/decisions/0010.
 */
export function isCouponDrawn({ coupon, codes }: CouponParts): boolean {
  return (
    coupon !== undefined &&
    (coupon.type === 'unique' || (coupon.code !== '' && codes?.validMinutes !== undefined))
  );
}

/**
 * The coupon as the browser may know it before a code is given: an empty code is drawn, and a game
 * draws prizes only. Undefined where there is nothing to show: the coupon block then shows its own
 * code.
 */
export function couponBeforeDraw(settings: CouponParts): CouponSettings | undefined {
  const { coupon, game } = settings;
  if (!coupon) return undefined;
  if (!isCouponDrawn(settings)) return coupon.code === '' ? undefined : coupon;
  return game ? undefined : { ...coupon, code: '' };
}
