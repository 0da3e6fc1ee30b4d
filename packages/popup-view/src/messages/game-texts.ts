import type { Language } from '@beckon/contract/values';
import { games as en } from './en/games.ts';
import { games as he } from './he/games.ts';

/** The words of a game, in the popup's language. */
export interface GameTexts {
  readonly spin: string;
  readonly wheelName: string;
  readonly scratchHint: string;
  readonly reveal: string;
  readonly scratchName: string;
  readonly chooseBox: string;
  readonly box: (number: number) => string;
  /** Above the prize. */
  readonly won: string;
  readonly youWon: (label: string) => string;
  readonly noLuck: string;
  readonly error: string;
  readonly again: string;
  readonly over: string;
}

/** The words that only games need; they load with the games. */
export const GAME_TEXTS: Readonly<Record<Language, GameTexts>> = { en, he };
