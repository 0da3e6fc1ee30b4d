import type { DrawError, DrawnPrize, Prize } from '@beckon/contract/popup';
import type { Game, Language } from '@beckon/contract/values';
import type { GameTexts } from '@beckon/languages/games';

/**
 * The props and callbacks of every game. A game never draws the prize itself. It calls `onPlay`,
 * waits for `prize`, and shows it.
 */
export interface GameProps {
  readonly prizes: readonly Prize[];
  /** Undefined until the prize is drawn; the game waits for it. */
  readonly prize: DrawnPrize | undefined;
  readonly language: Language;
  /** The visitor wants less motion: the game fades instead of moving. */
  readonly calm: boolean;
  readonly texts: GameTexts;
  readonly onPlay: () => void;
  /** Called once, when the visitor has seen the outcome. */
  readonly onEnd: () => void;
}

/** The props of the board of a play screen: which game, and its state. */
export interface GameBoardProps extends Omit<GameProps, 'texts'> {
  readonly game: Game;
  /** The owner's own word on the wheel's button. */
  readonly buttonText?: string;
  /** The draw failed. The game stays as it is until the visitor tries again. */
  readonly error?: DrawError;
  /** Only shows the possible prizes, beside a form that comes first. */
  readonly isStill?: boolean;
}
