import type { WireDesignProperties, WirePrize, WireRedirectOptions } from '@beckon/contract/calls';
import type { Prize } from '@beckon/contract/popup';
import type { PrizeSettings } from '@beckon/contract/settings';
import { TRIAL_CODE } from '@beckon/contract/values';

/**
 * The prizes for the browser: their labels in order, and which of them win. Odds and codes stay on
 * the server, which draws (docs/decisions/0025). The keys contain the position, so that no browser
 * sorts them by number.
 */
export function presentPrizes(prizes: readonly Prize[]): Record<string, WirePrize> {
  return Object.fromEntries(
    prizes.map((prize, place) => [
      `p${place}_${prize.id}`,
      {
        prize_id: prize.id,
        label: prize.label,
        loosing_option: prize.isWinning ? 0 : 1,
        ...presentPrizeRedirect(prize.redirect),
      },
    ]),
  );
}

/**
 * The prizes of a draft for its owner's preview: with odds, so that the browser draws and no stock
 * is used, and without real codes.
 */
export function presentTrialPrizes(prizes: readonly PrizeSettings[]): Record<string, WirePrize> {
  const known = Object.entries(presentPrizes(prizes));
  return Object.fromEntries(
    known.map(([key, prize], place) => {
      const { chances = 0, isWinning = false } = prizes[place] ?? {};
      return [key, { ...prize, chances, ...(isWinning && { code: TRIAL_CODE }) }];
    }),
  );
}

/**
 * The coupon of a draft for its owner's preview. A coupon that would be drawn (its code is empty)
 * gets a trial code, so that no real code is used.
 */
export function presentTrialCoupon(
  coupon: WireDesignProperties['coupon'],
): Pick<WireDesignProperties, 'coupon'> {
  return coupon?.code === '' ? { coupon: { ...coupon, code: TRIAL_CODE } } : {};
}

/** The address that a drawn prize leads to. docs/behaviour/games.md#prizes. */
export function presentPrizeRedirect(redirect: Prize['redirect']): {
  readonly redirect_to?: string;
  readonly redirect_to_options?: WireRedirectOptions;
} {
  if (!redirect || redirect.to === 'none') return {};
  return {
    redirect_to: redirect.to,
    redirect_to_options: {
      redirect_to_url: redirect.url,
      redirect_close: redirect.to === 'close' ? 1 : 0,
      ...(redirect.delaySeconds !== undefined && { redirect_close_delay: redirect.delaySeconds }),
    },
  };
}
