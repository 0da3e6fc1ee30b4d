import type { DrawnPrize } from '@beckon/contract/popup';
import type { GameTexts } from '@beckon/languages/games';

/** The texts for a prize that has no label. */
export type ShownTexts = Pick<GameTexts, 'won' | 'noLuck'>;

/**
 * The text that a game shows for a prize: the owner's label, also for a loss; without a label,
 * whether the visitor won.
 */
export function shownLabel({ label, isWinning }: DrawnPrize, { won, noLuck }: ShownTexts): string {
  return label || (isWinning ? won : noLuck);
}
