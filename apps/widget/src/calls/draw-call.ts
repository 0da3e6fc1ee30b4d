import type { DrawnPrize, Popup } from '@beckon/contract/popup';
import type { DrawRequest } from '@beckon/contract/calls';
import { asRecord, asText } from './answer-reading.ts';
import { drawnPrizeFromWire } from './from-wire/from-wire-game.ts';
import type { CallRequest } from '@beckon/host-page/send';
import { flagToWire } from './to-wire/to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

/**
 * `POST /api/display/draw/{poptin_id}`: the server draws the prize. The server requires the view id
 * for it. docs/behaviour/games.md#drawing.
 */
export function drawRequest(
  apiBase: string,
  { id, viewerId }: Popup,
  viewId: string | undefined,
  facts: VisitFacts,
): CallRequest {
  const form = {
    client_id: facts.clientId,
    viewer_id: viewerId === '' ? facts.visitorId : viewerId,
    poptin_view_id: viewId ?? '',
    cancel_visitor_count: flagToWire(facts.countsNothing),
  } satisfies DrawRequest;
  return { url: `${apiBase}/api/display/draw/${id}`, body: { form } };
}

/** Undefined if the answer is not the answer to a draw. */
export function readDrawnPrize(answer: unknown, nowMs: number): DrawnPrize | undefined {
  const record = asRecord(answer);
  return record === undefined || asText(record['prize_id']) === undefined
    ? undefined
    : drawnPrizeFromWire(record, nowMs);
}
