import { couponBeforeDraw } from '@beckon/contract/decide';
import type { Popup, PopupGame } from '@beckon/contract/popup';
import type { PopupSettings } from '@beckon/contract/settings';

/** What no browser gets: it is in the template already, or the server decides by it. */
type KeptBack = 'look' | 'audience' | 'schedule';
/** What a browser gets in part. */
type Reduced = 'game' | 'coupon' | 'codes';
/** What a browser gets as its owner has set it: a setting that no popup has does not compile. */
type Same = Pick<Popup, Exclude<keyof PopupSettings, KeptBack | Reduced>>;

/** As much of a popup as follows from its settings; the rest is its id and the visitor it is for. */
export type PopupOfSettings = Same & Pick<Popup, 'game' | 'coupon' | 'applyAddress'>;

/**
 * The popup as a visitor's browser may know it, out of what its owner has set: the server sends
 * this over the wire, the editor's preview runs on it. Odds and codes that are drawn stay out.
 */
export function popupFromSettings(settings: PopupSettings): PopupOfSettings {
  const { look: _, audience: _a, schedule: _s, game, coupon: _c, codes, ...rest } = settings;
  const same: Same = rest;
  const coupon = couponBeforeDraw(settings);
  return {
    ...same,
    ...(game && { game: withoutOdds(game) }),
    ...(coupon && { coupon }),
    ...(codes?.applyAddress !== undefined && { applyAddress: codes.applyAddress }),
  };
}

function withoutOdds({
  game,
  prizes,
  skipsPlayScreenAfterWin,
  hasCoupon,
  formComes,
}: NonNullable<PopupSettings['game']>): PopupGame {
  return {
    game,
    skipsPlayScreenAfterWin,
    hasCoupon,
    formComes,
    prizes: prizes.map(({ id, label, isWinning, redirect }) => ({
      id,
      label,
      isWinning,
      ...(redirect !== undefined && redirect.to !== 'none' && { redirect }),
    })),
  };
}
