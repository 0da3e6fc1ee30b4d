import type { DrawnPrize, DrawTrouble, Popup } from '@beckon/contract/popup';
import { drawRequest, readDrawnPrize } from '../../calls/draw-call.ts';
import type { CallError } from '@beckon/host-page/send';
import { drawHere, mayDrawHere } from '@beckon/popup-core/games/draw-prize';
import { failed, succeeded, type Result } from '@beckon/host-page/result';
import type { ShowParts } from './popup-ports.ts';

/** `no-ticket`: the view that was to pay for the draw is not known to the server. */
type DrawFailure = DrawTrouble | 'no-ticket';

/**
 * What this visitor gets: drawn by the server, or here when the response brought the odds.
 * docs/behaviour/games.md#drawing.
 */
export async function drawForVisitor(
  { world, visitor }: ShowParts,
  popup: Popup,
  viewId: string | undefined,
): Promise<Result<DrawnPrize, DrawFailure>> {
  const { game } = popup;
  if (game !== undefined && mayDrawHere(game.prizes))
    return succeeded(drawHere(game.prizes, world.window.Math.random()));
  const request = drawRequest(world.apiBase, popup, viewId, visitor.facts());
  const drawn = await world.call('draw', request, (answer) =>
    readDrawnPrize(answer, world.clock.now()),
  );
  return drawn.ok ? drawn : failed(troubleIn(drawn.error));
}

/** Only a server that does not know the popup any more says that the play is over. */
function troubleIn(error: CallError): DrawFailure {
  if (error.kind !== 'status') return 'again';
  if (error.status === 403) return 'no-ticket';
  return error.status === 404 ? 'over' : 'again';
}
