import type { Game } from '@beckon/contract/values';
import type { ComponentType, ReactNode } from 'react';
import { GAME_TEXTS, type GameTexts } from '@beckon/languages/games';
import type { GameBoardProps, GameProps } from './game-props.ts';
import { GiftBoxes } from './gift/gift-boxes.tsx';
import { ScratchCard } from './scratch/scratch-card.tsx';
import { DrawErrorNotice } from './draw-error-notice.tsx';
import { StillWheel } from './wheel/still-wheel.tsx';
import { Wheel } from './wheel/wheel.tsx';

const GAMES: Readonly<Record<Game, ComponentType<GameProps>>> = {
  wheel: Wheel,
  scratch: ScratchCard,
  gift: GiftBoxes,
};

/** The game of a play screen. It replaces `<div data-block="game">`. */
export function GameBoard({
  game,
  buttonText,
  error,
  isStill = false,
  ...props
}: GameBoardProps): ReactNode {
  if (isStill) return game === 'wheel' ? <StillWheel prizes={props.prizes} /> : null;
  const Board = GAMES[game];
  const texts: GameTexts = {
    ...GAME_TEXTS[props.language],
    ...(buttonText ? { spin: buttonText } : {}),
  };
  return (
    <div className="bk-game" data-error={error}>
      <Board {...props} texts={texts} />
      {error && <DrawErrorNotice error={error} texts={texts} onAgain={props.onPlay} />}
    </div>
  );
}
