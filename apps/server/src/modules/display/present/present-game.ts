import type { WirePopup } from '@beckon/contract/calls';
import type { GameSettings, TeaserSettings } from '@beckon/contract/settings';
import { flag } from './wire-flag.ts';

/** Labels and order of the prizes only: odds, codes and redirects stay here until the draw. decisions.md, deviation 1. */
export function presentGame(game: GameSettings | undefined): Pick<WirePopup, 'wheel_has_coupon' | 'prizes'> {
  if (!game) return { wheel_has_coupon: 0 };
  return {
    wheel_has_coupon: flag(game.hasCoupon),
    prizes: Object.fromEntries(game.prizes.map(({ id, label, isWinning }) =>
      [id, { prize_id: id, label, loosing_option: flag(!isWinning) }])),
  };
}

export function presentTeaser(teaser: TeaserSettings | undefined): Pick<WirePopup, 'is_teasers_on' | 'teaser'> {
  if (!teaser) return { is_teasers_on: 0 };
  const { showMode, label, side, animated, closeDelayMs } = teaser;
  return { is_teasers_on: 1, teaser: { show_mode: showMode, label, side, animated: flag(animated), close_delay: closeDelayMs } };
}
