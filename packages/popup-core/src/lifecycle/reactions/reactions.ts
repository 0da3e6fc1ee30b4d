import type { DrawnPrize, DrawError, Popup } from '@beckon/contract/popup';
import type { Clock } from '@beckon/host-page/clock';
import type { Result } from '@beckon/host-page/result';
import type { MachineTimer, Outcome } from '@beckon/host-page/machine/machine';
import type { Runner } from '@beckon/host-page/machine/machine-runner';
import type { GameEvent, GameState } from '../game/game-machine.ts';
import type { OpenState, PopupEffect, PopupEvent, PopupState } from '../popup-state.ts';

/** What a game needs to run. */
export interface GameOptions {
  readonly popup: Popup;
  readonly clock: Clock;
  /** Draws the prize of a game. A second call gives the same prize. */
  readonly drawPrize: () => Promise<Result<DrawnPrize, DrawError>>;
  /** Reports the error of a rejected promise. */
  readonly report: (error: unknown) => void;
}

/** What a game reports to its popup. */
export interface GameCallbacks {
  readonly onChange: () => void;
  /** Reports the prize to the popup, or that none could be drawn. */
  readonly notify: (event: Extract<PopupEvent, { name: 'PRIZE_DRAWN' | 'UNLOCKED' }>) => void;
}

/**
 * Decides what follows a visitor's actions in an open popup. On a site, this code is loaded after
 * the popup is drawn. docs/decisions/0048.
 */
export interface Reactions {
  next(state: OpenState, event: PopupEvent, popup: Popup): Outcome<PopupState, PopupEffect>;
  /** The timers of a state that an action has led to; undefined if the visitor has not acted. */
  timersIn(state: OpenState, popup: Popup): readonly MachineTimer<PopupEvent>[] | undefined;
  /**
   * What happens instead when a time is over while the visitor uses the popup; undefined if the
   * popup does not wait. docs/behaviour/closing.md#what-waits.
   */
  wait(
    state: OpenState,
    event: PopupEvent,
    popup: Popup,
  ): Outcome<PopupState, PopupEffect> | undefined;
  /** Starts one play of the popup's game. */
  runGame(options: GameOptions, callbacks: GameCallbacks): Runner<GameState, GameEvent>;
}

export interface AwaitedReactions {
  /** Calls `run` with the reactions: at once if they are loaded, otherwise after loading. */
  use(run: (reactions: Reactions) => void): void;
}
