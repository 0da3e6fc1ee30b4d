import type { Popup } from '@beckon/contract/popup';
import type { ViewedRequest } from '@beckon/contract/calls';
import type { TriggerName } from '@beckon/contract/values';
import { asRecord, asText } from './answer-reading.ts';
import type { CallRequest } from '@beckon/host-page/send';
import { cut, deviceToWire, LIMITS, storeToWire } from './to-wire/to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

/** One opening of a popup. */
interface Opening {
  readonly firedBy: TriggerName;
  readonly key: string;
}

/**
 * `POST /api/display/viewed/{poptin_id}`, JSON. If a draw needs a view that did not arrive, the
 * view is sent again under the key of its opening. docs/behaviour/calls.md#views.
 */
export function viewedRequest(
  apiBase: string,
  popup: Popup,
  { firedBy, key }: Opening,
  facts: VisitFacts,
): CallRequest {
  const { id, viewerId, game, coupon } = popup;
  const json = {
    viewer_id: viewerId === '' ? facts.visitorId : viewerId,
    trigger: firedBy,
    client_id: facts.clientId,
    type: deviceToWire(facts.isMobile),
    url: cut(facts.pageUrl, LIMITS.address),
    ...storeToWire(facts),
    converted_email: facts.convertedEmail ?? '',
    referrer: cut(facts.referrer, LIMITS.address),
    origin_landing_page: cut(facts.originLandingPage, LIMITS.address),
    visits: facts.visit,
    ...(facts.cart ? { cart_total_items: facts.cart.itemCount } : {}),
    ...(game !== undefined || coupon?.code === '' ? { idempotency_key: key } : {}),
    ...(facts.countsNothing ? { cancel_visitor_count: '1' } : {}),
  } satisfies ViewedRequest;
  return { url: `${apiBase}/api/display/viewed/${id}`, body: { json }, outlivesPage: true };
}

/** The id of the recorded view, which later calls carry. */
export function readViewId(answer: unknown): string | undefined {
  return asText(asRecord(answer)?.['poptin_view_id']);
}
