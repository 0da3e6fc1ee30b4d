import { couponBeforeDraw } from '@beckon/contract/decide';
import type { Popup, PopupGame } from '@beckon/contract/popup';
import type { PopupSettings } from '@beckon/contract/settings';
import { variablePath } from './variable-path.ts';

/** Settings that browsers do not get: they are part of the template, or only the server uses them. */
type KeptBack = 'look' | 'audience' | 'schedule';
/** Settings that browsers get in part. */
type Reduced = 'game' | 'coupon' | 'codes';
/** Settings that browsers get unchanged. A setting that `Popup` does not have is a type error. */
type Same = Pick<Popup, Exclude<keyof PopupSettings, KeptBack | Reduced>>;

/**
 * The properties of a popup that follow from its settings. The others are its id and what belongs
 * to the visitor.
 */
export type PopupOfSettings = Same & Pick<Popup, 'game' | 'coupon' | 'applyAddress'>;

/**
 * Makes the popup that a visitor's browser gets from its owner's settings. The server sends it, and
 * the editor's preview runs on it. It contains no odds and no codes that are drawn.
 */
export function popupFromSettings(settings: PopupSettings): PopupOfSettings {
  const {
    look: _,
    audience: _a,
    schedule: _s,
    game,
    coupon: _c,
    codes,
    filters,
    ...rest
  } = settings;
  const same: Same = { ...rest, filters: readableFilters(filters) };
  const coupon = couponBeforeDraw(settings);
  return {
    ...same,
    ...(game && { game: withoutOdds(game) }),
    ...(coupon && { coupon }),
    ...(codes?.applyAddress !== undefined && { applyAddress: codes.applyAddress }),
  };
}

/** Owners may write a variable with brackets. Browsers read paths with dots. */
function readableFilters({ jsVariables, ...others }: PopupSettings['filters']): Popup['filters'] {
  return jsVariables === undefined
    ? others
    : {
        ...others,
        jsVariables: jsVariables.map((entry) => ({ ...entry, name: variablePath(entry.name) })),
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
