import { ClosedRequest, PlainAnswer } from '@beckon/contract/calls';
import { CLOSE_TRIGGERS } from '@beckon/contract/values';
import {
  isUncountedVisit,
  keptWithoutPerson,
  oneOf,
  readVisitorId,
} from '../../http/visitor/call-facts.ts';
import type { AnswerCall } from '../../http/visitor/direct-routes.ts';
import { countVisitorCall } from '../../http/visitor/rate-limit.ts';
import { popupOfSite, PopupParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import { sendAnswer, valuesAnswer } from '../../http/visitor/visitor-answer.ts';
import { newEventId } from '../../ids.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { eventPlace } from './event-place.ts';

const DONE = valuesAnswer({ success: true } satisfies PlainAnswer);
const CALLS_PER_MINUTE = 240;
/**
 * Ids of 24 letters are created by the server. Longer ones are derived from a key that the browser
 * sent with the view.
 */
const VIEW_ID = /^[a-z0-9]{24,32}$/;

/**
 * `POST /api/display/closed/{poptin_id}`: answered when the close is on disk. A view is closed only
 * once, even if this is reported several times. docs/behaviour/closing.md#reporting-a-close.
 */
export function closedRoutes(
  app: PublicApp,
  { store, sites, rate, direct, now }: PublicApiDeps,
): void {
  const url = '/api/display/closed/:popupId';
  const schema = { params: PopupParams, body: ClosedRequest };

  const answer: AnswerCall<PopupParams, ClosedRequest> = async (call, params, body) => {
    const site = await siteOfCall(call, sites, body.client_id);
    const popup = popupOfSite(site, params.popupId);
    countVisitorCall(rate, 'closed', {
      caller: call,
      visitorId: readVisitorId(body.viewer_id),
      perMinute: CALLS_PER_MINUTE,
    });
    if (isUncountedVisit(body.cancel_visitor_count, call.headers['user-agent'])) return DONE;
    const viewId = VIEW_ID.test(body.poptin_view_id ?? '') ? (body.poptin_view_id ?? '') : '';
    const at = now();
    await store.recordClose({
      ...eventPlace(site, popup.id, at),
      id: viewId === '' ? newEventId(at) : `${popup.id}-${viewId}`,
      viewId,
      closeTrigger: oneOf(CLOSE_TRIGGERS, body.close_trigger, 'other'),
      url: keptWithoutPerson(body.url),
    });
    return DONE;
  };
  direct.add({ url, schema, answer });
  app.post(url, { schema: { ...schema, response: { 200: PlainAnswer } } }, async (request, reply) =>
    sendAnswer(reply, await answer(request, request.params, request.body)),
  );
}
