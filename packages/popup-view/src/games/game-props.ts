import type { DrawnPrize, Prize } from '@beckon/contract/popup';
import type { Language } from '@beckon/contract/values';
import type { GameTexts } from '../messages/message-types.ts';

/**
 * What every game gets and tells. A game never draws: it asks, waits for `prize`, and plays towards
 * it.
 */
export interface GameProps {
  readonly prizes: readonly Prize[];
  /** Known once the prize is drawn; until then the game waits. */
  readonly prize: DrawnPrize | undefined;
  readonly language: Language;
  /** A short fade instead of movement. */
  readonly calm: boolean;
  readonly texts: GameTexts;
  readonly onPlay: () => void;
  /** The visitor has seen the outcome. Sent once. */
  readonly onEnd: () => void;
}
