import { firstLanguage } from '../../http/first-language.ts';
import { ViewedRequest } from '@beckon/contract/calls';
import { TRIGGER_NAMES } from '@beckon/contract/values';
import {
  isUncountedVisit,
  keptWithoutPerson,
  oneOf,
  readVisitorId,
} from '../../http/visitor/call-facts.ts';
import type { AnswerCall } from '../../http/visitor/direct-routes.ts';
import { countVisitorCall } from '../../http/visitor/rate-limit.ts';
import { popupOfSite, PopupParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import { jsonAnswer, sendAnswer, type VisitorAnswer } from '../../http/visitor/visitor-answer.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { eventId } from './event-id.ts';
import { eventPlace } from './event-place.ts';
import { visitorKind, visitSource } from './visit-source.ts';

/**
 * More views than one person has. An address, which many people may share, is allowed twenty times
 * as many. Each view is a row and counts for the owner's plan.
 */
const CALLS_PER_MINUTE = 30;

/**
 * `POST /api/display/viewed/{poptin_id}`: answered when the view is on disk.
 * docs/behaviour/calls.md#views.
 */
export function viewedRoutes(
  app: PublicApp,
  { store, sites, rate, limits, direct, now, countryOf }: PublicApiDeps,
): void {
  const url = '/api/display/viewed/:popupId';
  const schema = { params: PopupParams, body: ViewedRequest };

  const answer: AnswerCall<PopupParams, ViewedRequest> = async (call, params, body) => {
    const known = siteOfCall(call, sites, body.client_id);
    const site = known instanceof Promise ? await known : known;
    const popup = popupOfSite(site, params.popupId);
    const visitorId = readVisitorId(body.viewer_id);
    countVisitorCall(rate, 'viewed', { caller: call, visitorId, perMinute: CALLS_PER_MINUTE });
    const at = now();
    const id = eventId(at, body.idempotency_key, popup.id, visitorId);
    if (isUncountedVisit(body.cancel_visitor_count, call.headers['user-agent']))
      return viewedAnswer(id);
    const isNew = await store.recordView({
      ...eventPlace(site, popup.id, at),
      id,
      visitorId,
      trigger: oneOf(TRIGGER_NAMES, body.trigger, 'other'),
      device: oneOf(['mobile', 'desktop'], body.type, ''),
      country: countryOf(call.ip),
      url: keptWithoutPerson(body.url),
      source: visitSource(body),
      language: firstLanguage(call.headers['accept-language']),
      visitorKind: visitorKind(body.visits),
      cartItems: body.cart_total_items ?? 0,
    });
    if (isNew) limits.countView(site.account);
    return viewedAnswer(id);
  };
  direct.add({ url, schema, answer });
  app.post(url, { schema }, async (request, reply) =>
    sendAnswer(reply, await answer(request, request.params, request.body)),
  );
}

/** The id needs no escaping, because it consists of letters and digits. */
function viewedAnswer(id: string): VisitorAnswer {
  return jsonAnswer(`{"success":true,"poptin_view_id":"${id}"}`);
}
