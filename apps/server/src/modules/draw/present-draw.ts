import type { DrawAnswer } from '@beckon/contract/calls';
import type { PrizeSettings } from '@beckon/contract/settings';
import type { PrizeChoice } from '../../store/store.ts';

type Drawn = Pick<PrizeChoice, 'prizeId' | 'label' | 'isWinning' | 'code'> & {
  readonly codeUntil?: number;
};

/**
 * The answer to a draw. Without a prize, it contains the game's first losing one, or only that the
 * visitor has lost. docs/behaviour/games.md#prizes-on-the-wire.
 */
export function presentDraw(
  drawn: Drawn | undefined,
  prizes: readonly PrizeSettings[],
  nowMs: number,
): DrawAnswer {
  if (drawn && drawn.prizeId !== '') {
    const { prizeId, isWinning, label } = drawn;
    return {
      success: true,
      prize_id: prizeId,
      is_winner: isWinning,
      label,
      ...presentCode(drawn, nowMs),
      ...presentRedirect(prizes.find(({ id }) => id === prizeId)),
    };
  }
  const losing = prizes.find(({ isWinning }) => !isWinning);
  return {
    success: true,
    prize_id: losing?.id ?? '',
    is_winner: false,
    label: losing?.label ?? '',
    code: '',
    ...presentRedirect(losing),
  };
}

/** An expired code is not sent again. */
function presentCode(
  { code, codeUntil }: Drawn,
  nowMs: number,
): Pick<DrawAnswer, 'code' | 'code_valid_for'> {
  if (codeUntil === undefined) return { code };
  const seconds = Math.max(0, Math.ceil((codeUntil - nowMs) / 1000));
  return { code: seconds > 0 ? code : '', code_valid_for: seconds };
}

function presentRedirect(
  prize: PrizeSettings | undefined,
): Pick<DrawAnswer, 'redirect_to' | 'redirect_to_options'> {
  if (!prize?.redirect) return { redirect_to: 'none' };
  const { to, url, delaySeconds } = prize.redirect;
  return {
    redirect_to: to,
    redirect_to_options: {
      redirect_to_url: url,
      redirect_close: to === 'close' ? 1 : 0,
      ...(delaySeconds !== undefined && { redirect_close_delay: delaySeconds }),
    },
  };
}
