import type { DrawnPrize, DrawError, Popup } from '@beckon/contract/popup';
import { DRAW_GIVES_UP_MS, GIFT_WITHOUT_PLAY_SCREEN_MS, RESULT_SCREEN_MS } from '../../timings.ts';
import {
  once,
  unchanged,
  type Machine,
  type MachineTimer,
  type Outcome,
} from '@beckon/host-page/machine/machine';

export type GameState =
  | { readonly name: 'ready' }
  /** The visitor plays; the prize is being drawn. */
  | { readonly name: 'playing' }
  /** The draw failed. The visitor sees an error and may play again if the error allows it. */
  | { readonly name: 'failed'; readonly error: DrawError }
  /** The prize is known. The game moves until it shows the prize, then stops. */
  | { readonly name: 'drawn'; readonly prize: DrawnPrize; readonly movement: 'moving' | 'still' }
  | { readonly name: 'announced'; readonly prize: DrawnPrize };

export type GameEvent =
  | { readonly name: 'PLAY_ASKED' }
  | { readonly name: 'PRIZE_KNOWN'; readonly prize: DrawnPrize }
  | { readonly name: 'DRAW_FAILED'; readonly error: DrawError }
  | { readonly name: 'PLAY_ENDED' }
  | { readonly name: 'RESULT_DUE' };

export type GameEffect =
  | { readonly name: 'draw-prize' }
  | { readonly name: 'announce-prize'; readonly prize: DrawnPrize };

/**
 * One play of a game. If the draw fails or gets no response, the game shows an error and the
 * visitor keeps the turn. It never shows a loss for a failed draw.
 * docs/behaviour/games.md#drawing.
 */
export const gameMachine: Machine<GameState, GameEvent, GameEffect, Popup> = {
  initial: () => ({ name: 'ready' }),
  next(state, event) {
    switch (event.name) {
      case 'PLAY_ASKED':
        return mayPlay(state)
          ? { state: { name: 'playing' }, effects: [{ name: 'draw-prize' }] }
          : unchanged(state);
      case 'PRIZE_KNOWN':
        return endPlay(state, { name: 'drawn', prize: event.prize, movement: 'moving' });
      case 'DRAW_FAILED':
        return endPlay(state, { name: 'failed', error: event.error });
      case 'PLAY_ENDED':
        return state.name === 'drawn' && state.movement === 'moving'
          ? { state: { ...state, movement: 'still' }, effects: [] }
          : unchanged(state);
      case 'RESULT_DUE':
        return state.name === 'drawn' ? announce(state.prize) : unchanged(state);
    }
  },
  timersIn: gameTimers,
};

function mayPlay(state: GameState): boolean {
  return state.name === 'ready' || (state.name === 'failed' && state.error === 'again');
}

/** Ignores a response that comes when no draw is pending, for example after the timeout. */
function endPlay(state: GameState, to: GameState): Outcome<GameState, GameEffect> {
  return state.name === 'playing' ? { state: to, effects: [] } : unchanged(state);
}

function announce(prize: DrawnPrize): Outcome<GameState, GameEffect> {
  return { state: { name: 'announced', prize }, effects: [{ name: 'announce-prize', prize }] };
}

function gameTimers(state: GameState, popup: Popup): readonly MachineTimer<GameEvent>[] {
  if (state.name === 'playing')
    return [once('draw', DRAW_GIVES_UP_MS, { name: 'DRAW_FAILED', error: 'again' })];
  if (state.name !== 'drawn' || state.movement !== 'still') return [];
  return [once('result', resultAfterMs(state.prize, popup), { name: 'RESULT_DUE' })];
}

/**
 * The time in ms between the end of the movement and the result: 1 s on the play screen. If the
 * play screen is skipped after a win, the win is announced at once; only the gift box needs 8 s to
 * open.
 */
function resultAfterMs({ isWinning }: DrawnPrize, { game }: Popup): number {
  if (!isWinning || game?.skipsPlayScreenAfterWin !== true) return RESULT_SCREEN_MS;
  return game.game === 'gift' ? GIFT_WITHOUT_PLAY_SCREEN_MS : 0;
}
