import { isCouponDrawn, couponBeforeDraw } from '@beckon/contract/decide';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import type { PopupSettings, PrizeSettings } from '@beckon/contract/settings';

/**
 * The prizes that a popup draws from: those of its game, or its coupon as the only prize, which
 * everybody wins. Undefined if the popup draws nothing.
 */
export function drawnPrizes(settings: PopupSettings): readonly PrizeSettings[] | undefined {
  const { game, coupon } = settings;
  if (game) return game.prizes;
  if (!coupon || !isCouponDrawn(settings)) return undefined;
  return [
    {
      id: COUPON_PRIZE_ID,
      label: '',
      isWinning: true,
      chances: 1,
      code: coupon.code,
      usesCodePool: coupon.type === 'unique',
    },
  ];
}

/** Whether the popup draws in a game or for its coupon. Undefined if it draws nothing. */
export function drawnKind(settings: PopupSettings): 'game' | 'coupon' | undefined {
  if (!drawnPrizes(settings)) return undefined;
  return settings.game ? 'game' : 'coupon';
}

/** The code that the popup shows to every visitor. Empty if it has none, or draws its code. */
export function codeForAll(settings: PopupSettings): string {
  return couponBeforeDraw(settings)?.code ?? '';
}
