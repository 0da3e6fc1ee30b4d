import type { DrawAnswer } from '@beckon/contract/calls';
import type { GameSettings } from '@beckon/contract/settings';
import type { PrizeChoice } from '../../store/store.ts';

type Drawn = Pick<PrizeChoice, 'prizeId' | 'label' | 'isWinning' | 'code'>;

/** The answer to a draw; without a prize it is the game's first losing one, or nothing but "lost". Interaction spec §3.4. */
export function presentDraw(drawn: Drawn | undefined, game: GameSettings): DrawAnswer {
  const prize = drawn && drawn.prizeId !== '' ? drawn : undefined;
  const settings = prize ? game.prizes.find(({ id }) => id === prize.prizeId) : game.prizes.find(({ isWinning }) => !isWinning);
  const redirect = settings?.redirect;
  return {
    success: true,
    prize_id: prize?.prizeId ?? settings?.id ?? '',
    is_winner: prize?.isWinning ?? false,
    label: prize?.label ?? settings?.label ?? '',
    code: prize?.code ?? '',
    redirect_to: redirect?.to ?? 'none',
    ...(redirect && {
      redirect_to_options: {
        redirect_to_url: redirect.url, redirect_close: redirect.to === 'close' ? 1 : 0,
        ...(redirect.delaySeconds !== undefined && { redirect_close_delay: redirect.delaySeconds }),
      },
    }),
  };
}
