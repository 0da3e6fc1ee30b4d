import { isCouponDrawn, couponBeforeDraw } from '@beckon/contract/decide';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import type { PopupSettings, PrizeSettings } from '@beckon/contract/settings';

/**
 * What a popup draws from: a game's prizes, or its coupon as the one prize that everybody wins.
 * Undefined: it draws nothing.
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

/** Whether it draws by a game or for its coupon. Undefined: it draws nothing. */
export function drawnKind(settings: PopupSettings): 'game' | 'coupon' | undefined {
  if (!drawnPrizes(settings)) return undefined;
  return settings.game ? 'game' : 'coupon';
}

/** The code that the popup shows to every visitor; empty: it has none, or draws. */
export function codeForAll(settings: PopupSettings): string {
  return couponBeforeDraw(settings)?.code ?? '';
}
