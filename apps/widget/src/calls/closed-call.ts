import type { ClosedRequest } from '@beckon/contract/calls';
import type { CloseTrigger } from '@beckon/contract/values';
import type { CallRequest } from '@beckon/host-page/send';
import { cut, flagToWire, LIMITS, storeToWire } from './to-wire/to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

interface ClosedPopup {
  readonly popupId: string;
  readonly viewerId: string;
  readonly viewId: string | undefined;
  readonly by: CloseTrigger;
}

/** `POST /api/display/closed/{poptin_id}`. docs/behaviour/closing.md#reporting-a-close. */
export function closedRequest(
  apiBase: string,
  { popupId, viewerId, viewId, by }: ClosedPopup,
  facts: VisitFacts,
): CallRequest {
  const form = {
    client_id: facts.clientId,
    url: cut(facts.pageUrl, LIMITS.address),
    converted_email: facts.convertedEmail ?? '',
    ...storeToWire(facts),
    close_trigger: by,
    poptin_view_id: viewId ?? '',
    viewer_id: viewerId === '' ? facts.visitorId : viewerId,
    cancel_visitor_count: flagToWire(facts.countsNothing),
  } satisfies ClosedRequest;
  return { url: `${apiBase}/api/display/closed/${popupId}`, body: { form }, outlivesPage: true };
}
