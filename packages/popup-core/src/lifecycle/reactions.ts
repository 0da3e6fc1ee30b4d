import type { DrawnPrize, DrawError, Popup } from '@beckon/contract/popup';
import type { Clock } from '@beckon/host-page/clock';
import type { Result } from '@beckon/host-page/result';
import type { MachineTimer, Outcome } from '@beckon/host-page/machine/machine';
import type { Runner } from '@beckon/host-page/machine/machine-runner';
import type { GameEvent, GameState } from './game-machine.ts';
import type { OpenState, PopupEffect, PopupEvent, PopupState } from './popup-state.ts';

/** What a play needs. */
export interface GameOptions {
  readonly popup: Popup;
  readonly clock: Clock;
  /** The prize of a game; asked again it is the same one. */
  readonly drawPrize: () => Promise<Result<DrawnPrize, DrawError>>;
  /** Gets a promise that failed. */
  readonly report: (error: unknown) => void;
}

/**
 * What follows from a visitor's acts in an open popup. On a site its code comes once the popup is
 * drawn. docs/decisions/0048.
 */
export interface Reactions {
  next(state: OpenState, event: PopupEvent, popup: Popup): Outcome<PopupState, PopupEffect>;
  /** The clocks of a state that an act has led to; undefined for any other. */
  timersIn(state: OpenState, popup: Popup): readonly MachineTimer<PopupEvent>[] | undefined;
  /** Begins one play of the popup's game. */
  runGame(
    options: GameOptions,
    callbacks: { readonly onChange: () => void; readonly givePrize: (prize: DrawnPrize) => void },
  ): Runner<GameState, GameEvent>;
}

/** Where the reactions come from. */
export interface AwaitedReactions {
  /** Runs with them: at once where they are there, else once they have come. */
  use(run: (reactions: Reactions) => void): void;
}
