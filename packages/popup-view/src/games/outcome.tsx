import type { DrawnPrize } from '@beckon/contract/popup';
import type { ReactNode } from 'react';
import type { GameTexts } from '@beckon/languages/games';

interface OutcomeProps {
  readonly prize: DrawnPrize | undefined;
  readonly isAnnounced: boolean;
  /** The visitor has played, and the server has not answered yet. */
  readonly isAwaited: boolean;
  readonly texts: GameTexts;
}

/**
 * Announces to screen readers that the game waits for its prize, and then the outcome as soon as it
 * is visible.
 */
export function Outcome({ prize, isAnnounced, isAwaited, texts }: OutcomeProps): ReactNode {
  return (
    <p className="bk-game-outcome" role="status">
      {prize && isAnnounced ? outcomeText(prize, texts) : isAwaited && !prize && texts.awaited}
    </p>
  );
}

function outcomeText(prize: DrawnPrize, texts: GameTexts): string {
  if (!prize.isWinning) return texts.noLuck;
  return prize.label ? texts.youWon(prize.label) : texts.won;
}
