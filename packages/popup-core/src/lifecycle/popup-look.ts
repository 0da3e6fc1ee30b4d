import type { CloseButtonState } from './close-button-machine.ts';
import { troubleOf } from './coupon-claim.ts';
import type { GameState } from './game-machine.ts';
import type { PopupLook } from './popup-ports.ts';
import type { OpenState, PopupState } from './popup-state.ts';

interface Beside {
  readonly closeButton: CloseButtonState | undefined;
  readonly game: GameState | undefined;
  readonly nowMs: number;
}

/** What the view is to draw in a state; undefined when there is nothing to see. */
export function popupLook(state: PopupState, beside: Beside): PopupLook | undefined {
  if (state.name === 'open') return lookOf(state, 'open', beside);
  return state.name === 'closing' ? lookOf(state.last, 'closing', beside) : undefined;
}

function lookOf(
  open: OpenState,
  phase: PopupLook['phase'],
  { closeButton, game, nowMs }: Beside,
): PopupLook {
  return {
    phase,
    screen: open.screen,
    // Only a form is "being sent" in the visitor's eyes; links and coupons say so themselves.
    submit: open.asked?.by === 'form' ? open.submit : 'idle',
    closeReadyInSeconds: closeButton?.name === 'counting' ? closeButton.secondsLeft : 0,
    isUnlocked: open.submit === 'sent',
    timerLeftMs:
      open.timerEndsAtMs === undefined ? undefined : Math.max(0, open.timerEndsAtMs - nowMs),
    ...drawOf(open, game),
  };
}

/** What was drawn, or why nothing was. */
function drawOf(
  { prize, claim }: OpenState,
  game: GameState | undefined,
): Pick<PopupLook, 'prize' | 'drawTrouble'> {
  if (game?.name === 'failed') return { prize, drawTrouble: game.trouble };
  return {
    prize: prize ?? (game?.name === 'drawn' || game?.name === 'told' ? game.prize : undefined),
    drawTrouble: troubleOf(claim),
  };
}
