import type { DrawnPrize } from '@beckon/contract/popup';
import type { GameTexts } from '@beckon/languages/games';

/** The words for a prize that has none of its own. */
export type ShownTexts = Pick<GameTexts, 'won' | 'noLuck'>;

/**
 * What a game writes where the prize appears: the owner's word, also for a loss; without one,
 * whether the visitor won.
 */
export function shownLabel({ label, isWinning }: DrawnPrize, { won, noLuck }: ShownTexts): string {
  return label || (isWinning ? won : noLuck);
}
