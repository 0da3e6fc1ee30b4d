import type { InteractionRequest } from '@beckon/contract/calls';
import type { CallRequest } from '@beckon/host-page/send';
import { flagToWire } from './to-wire/to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

/** `POST /api/display/interaction/{poptin_id}`. docs/behaviour/calls.md#interactions. */
export function interactionRequest(
  apiBase: string,
  { popupId, viewerId, viewId }: Record<'popupId' | 'viewerId' | 'viewId', string>,
  { clientId, visitorId, countsNothing }: VisitFacts,
): CallRequest {
  const form = {
    client_id: clientId,
    poptin_view_id: viewId,
    viewer_id: viewerId === '' ? visitorId : viewerId,
    cancel_visitor_count: flagToWire(countsNothing),
  } satisfies InteractionRequest;
  return {
    url: `${apiBase}/api/display/interaction/${popupId}`,
    body: { form },
    outlivesPage: true,
  };
}
