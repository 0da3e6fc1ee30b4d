import type { DrawAnswer } from '@beckon/contract/calls';
import type { GameSettings, PrizeSettings } from '@beckon/contract/settings';
import type { PrizeChoice } from '../../store/store.ts';

type Drawn = Pick<PrizeChoice, 'prizeId' | 'label' | 'isWinning' | 'code'>;

/** The answer to a draw; without a prize it is the game's first losing one, or nothing but "lost". Interaction spec §3.4. */
export function presentDraw(drawn: Drawn | undefined, { prizes }: GameSettings): DrawAnswer {
  if (drawn && drawn.prizeId !== '') {
    const { prizeId, isWinning, label, code } = drawn;
    return { success: true, prize_id: prizeId, is_winner: isWinning, label, code, ...presentRedirect(prizes.find(({ id }) => id === prizeId)) };
  }
  const losing = prizes.find(({ isWinning }) => !isWinning);
  return { success: true, prize_id: losing?.id ?? '', is_winner: false, label: losing?.label ?? '', code: '', ...presentRedirect(losing) };
}

function presentRedirect(prize: PrizeSettings | undefined): Pick<DrawAnswer, 'redirect_to' | 'redirect_to_options'> {
  if (!prize?.redirect) return { redirect_to: 'none' };
  const { to, url, delaySeconds } = prize.redirect;
  return {
    redirect_to: to,
    redirect_to_options: {
      redirect_to_url: url, redirect_close: to === 'close' ? 1 : 0, ...(delaySeconds !== undefined && { redirect_close_delay: delaySeconds }),
    },
  };
}
