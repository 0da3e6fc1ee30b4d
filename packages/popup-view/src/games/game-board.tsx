import type { Game } from '@beckon/contract/values';
import type { ComponentType, ReactNode } from 'react';
import type { GameProps, GameTexts } from './game-props.ts';
import { GAME_TEXTS } from './game-texts.ts';
import { GiftBoxes } from './gift/gift-boxes.tsx';
import { ScratchCard } from './scratch/scratch-card.tsx';
import { Wheel } from './wheel/wheel.tsx';

const GAMES: Readonly<Record<Game, ComponentType<GameProps>>> = { wheel: Wheel, scratch: ScratchCard, gift: GiftBoxes };

export interface GameBoardProps extends Omit<GameProps, 'texts'> {
  readonly game: Game;
  /** The owner's own word on the wheel's button. */
  readonly buttonText?: string;
}

/** The game of a play screen: what `<div data-block="game">` becomes. */
export function GameBoard({ game, buttonText, ...props }: GameBoardProps): ReactNode {
  const Board = GAMES[game];
  const texts: GameTexts = { ...GAME_TEXTS[props.language], ...(buttonText ? { spin: buttonText } : {}) };
  return <Board {...props} texts={texts} />;
}
