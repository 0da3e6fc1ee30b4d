import type { DrawnPrize } from '@beckon/contract/popup';
import type { ReactNode } from 'react';
import type { GameTexts } from '@beckon/languages/games';

interface OutcomeProps {
  readonly prize: DrawnPrize | undefined;
  readonly isAnnounced: boolean;
  readonly texts: GameTexts;
}

/** Announces how the game ended to a screen reader, when the end is visible, too. */
export function Outcome({ prize, isAnnounced, texts }: OutcomeProps): ReactNode {
  return (
    <p className="bk-game-outcome" role="status">
      {prize && isAnnounced ? outcomeText(prize, texts) : ''}
    </p>
  );
}

function outcomeText(prize: DrawnPrize, texts: GameTexts): string {
  if (!prize.isWinning) return texts.noLuck;
  return prize.label ? texts.youWon(prize.label) : texts.won;
}
