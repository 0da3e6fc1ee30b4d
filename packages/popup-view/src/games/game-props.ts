import type { DrawError, DrawnPrize, Prize } from '@beckon/contract/popup';
import type { Game, Language } from '@beckon/contract/values';
import type { GameTexts } from '@beckon/languages/games';

/**
 * What every game gets and reports. A game never draws the prize: it asks, waits for `prize`, and
 * ends with it.
 */
export interface GameProps {
  readonly prizes: readonly Prize[];
  /** Known when the prize is drawn; until then the game waits. */
  readonly prize: DrawnPrize | undefined;
  readonly language: Language;
  /** A short fade instead of movement. */
  readonly calm: boolean;
  readonly texts: GameTexts;
  readonly onPlay: () => void;
  /** The visitor has seen the outcome. Sent once. */
  readonly onEnd: () => void;
}

/** What the board of a play screen gets: which game, and in what state. */
export interface GameBoardProps extends Omit<GameProps, 'texts'> {
  readonly game: Game;
  /** The owner's own word on the wheel's button. */
  readonly buttonText?: string;
  /** The draw failed: the game waits as it is until the visitor asks again. */
  readonly error?: DrawError;
  /** Only shows what there is to win, beside the form that comes first. */
  readonly isStill?: boolean;
}
