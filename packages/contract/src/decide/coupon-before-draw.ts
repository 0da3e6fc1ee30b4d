import type { CouponSettings, PopupSettings } from '../settings/index.ts';

type CouponParts = Pick<PopupSettings, 'game' | 'coupon' | 'codes'>;

/**
 * Whether each visitor gets the coupon's code by a draw: the code comes from a pool, or it expires
 * some time after it was given. docs/decisions/0010.
 */
export function isCouponDrawn({ coupon, codes }: CouponParts): boolean {
  return (
    coupon !== undefined &&
    (coupon.type === 'unique' || (coupon.code !== '' && codes?.validMinutes !== undefined))
  );
}

/**
 * The coupon that the browser gets before a code is given. An empty code is drawn later, but not in
 * a game, which draws only prizes. Undefined: there is nothing to show, and the coupon block shows
 * its own code.
 */
export function couponBeforeDraw(settings: CouponParts): CouponSettings | undefined {
  const { coupon, game } = settings;
  if (!coupon) return undefined;
  if (!isCouponDrawn(settings)) return coupon.code === '' ? undefined : coupon;
  return game ? undefined : { ...coupon, code: '' };
}
