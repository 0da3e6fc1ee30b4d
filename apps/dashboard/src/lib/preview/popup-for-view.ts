import { toldCoupon } from '@beckon/contract/decide';
import type { Popup, PopupGame } from '@beckon/contract/popup';
import type { PopupSettings } from '@beckon/contract/settings';
import type { Language, PopupTarget, PopupType } from '@beckon/contract/values';

export interface PreviewedPopup {
  readonly id: string;
  readonly name: string;
  readonly type: PopupType;
  readonly format: string;
  readonly language: Language;
  readonly target: PopupTarget;
  readonly settings: PopupSettings;
}

const FORMAT = /^format_(\d+)$/;

function gameOf({ game }: PopupSettings): PopupGame | undefined {
  if (game === undefined) return undefined;
  const prizes = game.prizes.map(({ id, label, isWinning, redirect }) => ({
    id,
    label,
    isWinning,
    ...(redirect === undefined ? {} : { redirect }),
  }));
  return { ...game, prizes };
}

/**
 * The popup as a visitor's browser would know it, out of what its owner has set. Odds and codes
 * stay out, as they do there.
 */
export function popupForView({ settings, format, ...popup }: PreviewedPopup, html: string): Popup {
  const {
    look: _look,
    audience: _audience,
    schedule: _schedule,
    game: _game,
    coupon: _coupon,
    codes,
    ...known
  } = settings;
  const game = gameOf(settings);
  const coupon = toldCoupon(settings);
  return {
    ...popup,
    ...known,
    ...(game === undefined ? {} : { game }),
    ...(coupon === undefined ? {} : { coupon }),
    ...(codes?.applyAddress === undefined ? {} : { applyAddress: codes.applyAddress }),
    format: `format_${Number(FORMAT.exec(format)?.[1] ?? 1)}`,
    accountId: '',
    viewerId: '',
    template: { html },
    isFreePlan: false,
    hasCredit: false,
  };
}
