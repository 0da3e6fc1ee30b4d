import type { DrawError, Popup } from '@beckon/contract/popup';
import { failed, succeeded } from '@beckon/host-page/result';
import type { CallError } from '@beckon/host-page/send';
import { drawHere, mayDrawHere } from '@beckon/popup-core/games/draw-prize';
import { drawRequest, readDrawnPrize } from '../../calls/draw-call.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';
import type { Draw } from './responses.ts';

/**
 * Draws this visitor's prize: on the server, or here if the answer contains the odds.
 * docs/behaviour/games.md#drawing.
 */
export async function drawForVisitor(
  { window, clock, call, apiBase, visitor }: PopupControllerDeps,
  popup: Popup,
  viewId: string | undefined,
): Promise<Draw> {
  const { game } = popup;
  if (game !== undefined && mayDrawHere(game.prizes))
    return succeeded(drawHere(game.prizes, window.Math.random()));
  const request = drawRequest(apiBase, popup, viewId, visitor.facts());
  const drawn = await call('draw', request, (answer) => readDrawnPrize(answer, clock.now()));
  return drawn.ok ? drawn : failed(drawErrorIn(drawn.error));
}

/** The game is over only if the server no longer knows the popup. */
function drawErrorIn(error: CallError): DrawError | 'no-ticket' {
  if (error.kind !== 'status') return 'again';
  if (error.status === 403) return 'no-ticket';
  return error.status === 404 ? 'over' : 'again';
}
