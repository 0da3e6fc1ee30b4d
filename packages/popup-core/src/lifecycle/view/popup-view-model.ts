import type { DrawnPrize, DrawError } from '@beckon/contract/popup';
import type { Screen } from '@beckon/contract/values';
import type { CloseButtonState } from '../close-button-machine.ts';
import type { GameState } from '../game/game-machine.ts';
import type { OpenState, PopupState } from '../popup-state.ts';

/** What the view draws of an open or closing popup. */
export interface PopupViewModel {
  readonly phase: 'open' | 'closing';
  readonly screen: Screen;
  readonly submit: 'idle' | 'sending' | 'sent';
  readonly closeReadyInSeconds: number;
  /** True if a content lock has ended. */
  readonly isUnlocked: boolean;
  readonly timerLeftMs: number | undefined;
  readonly prize: DrawnPrize | undefined;
  readonly drawError: DrawError | undefined;
}

/** States of the machines that run while a popup is open. */
interface WhileOpen {
  readonly closeButton: CloseButtonState | undefined;
  readonly game: GameState | undefined;
  readonly nowMs: number;
}

/** What the view draws in this state; undefined if nothing is visible. */
export function popupViewModel(state: PopupState, machines: WhileOpen): PopupViewModel | undefined {
  if (state.name === 'open') return viewModelOf(state, 'open', machines);
  return state.name === 'closing' ? viewModelOf(state.last, 'closing', machines) : undefined;
}

function viewModelOf(
  open: OpenState,
  phase: PopupViewModel['phase'],
  { closeButton, game, nowMs }: WhileOpen,
): PopupViewModel {
  return {
    phase,
    screen: open.screen,
    // Only a form shows "sending" to the visitor; links and coupons have their own messages.
    submit: open.asked?.by === 'form' ? open.submit : 'idle',
    closeReadyInSeconds: closeButton?.name === 'counting' ? closeButton.secondsLeft : 0,
    isUnlocked: open.isUnlocked === true,
    timerLeftMs:
      open.timerEndsAtMs === undefined ? undefined : Math.max(0, open.timerEndsAtMs - nowMs),
    ...drawnFor(open, game),
  };
}

/** The prize that was drawn, or the error of the draw. */
function drawnFor(
  { prize, claim }: OpenState,
  game: GameState | undefined,
): Pick<PopupViewModel, 'prize' | 'drawError'> {
  if (game?.name === 'failed') return { prize, drawError: game.error };
  return {
    prize: prize ?? (game?.name === 'drawn' || game?.name === 'announced' ? game.prize : undefined),
    drawError: drawErrorOf(claim),
  };
}

/** The error that the visitor reads if the coupon code did not arrive. */
function drawErrorOf(claim: OpenState['claim']): DrawError | undefined {
  return claim === 'again' || claim === 'over' ? claim : undefined;
}
