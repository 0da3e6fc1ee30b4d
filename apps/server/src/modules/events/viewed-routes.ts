import { ViewedRequest } from '@beckon/contract/calls';
import { TRIGGER_NAMES } from '@beckon/contract/values';
import type { FastifyReply } from 'fastify';
import { countsNothing, keptWithoutPerson, oneOf, readVisitorId } from '../../http/call-facts.ts';
import { countVisitorCall } from '../../http/rate-limit.ts';
import { sendBytes } from '../../http/send-bytes.ts';
import { popupOfSite, PopupParams, siteOfCall } from '../../http/site-of-call.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { eventId } from './event-id.ts';
import { eventPlace } from './event-place.ts';
import { firstLanguage, visitorKind, visitSource } from './visit-source.ts';

/**
 * More views than one person has. An address, which many people may share, may have twenty times as
 * many. Each view is a row and counts for the owner's plan.
 */
const CALLS_PER_MINUTE = 30;

/**
 * `POST /api/display/viewed/{poptin_id}`: answered when the view is on disk.
 * docs/behaviour/calls.md#views.
 */
export function viewedRoutes(
  app: PublicApp,
  { store, sites, rate, limits, now, countryOf }: PublicApiDeps,
): void {
  app.post(
    '/api/display/viewed/:popupId',
    { schema: { params: PopupParams, body: ViewedRequest } },
    async (request, reply) => {
      const { body, params } = request;
      const known = siteOfCall(request, sites, body.client_id);
      const site = known instanceof Promise ? await known : known;
      const popup = popupOfSite(site, params.popupId);
      const visitorId = readVisitorId(body.viewer_id);
      countVisitorCall(rate, 'viewed', {
        address: request.ip,
        visitorId,
        perMinute: CALLS_PER_MINUTE,
      });
      const at = now();
      const id = eventId(at, body.idempotency_key, popup.id, visitorId);
      if (countsNothing(body.cancel_visitor_count)) return sendViewed(reply, id);
      const isNew = await store.recordView({
        ...eventPlace(site, popup.id, at),
        id,
        visitorId,
        trigger: oneOf(TRIGGER_NAMES, body.trigger, 'other'),
        device: oneOf(['mobile', 'desktop'], body.type, ''),
        country: countryOf(request.ip),
        url: keptWithoutPerson(body.url),
        source: visitSource(body),
        language: firstLanguage(request.headers['accept-language']),
        visitorKind: visitorKind(body.visits),
        cartItems: body.cart_total_items ?? 0,
      });
      if (isNew) limits.countView(site.account);
      return sendViewed(reply, id);
    },
  );
}

/** An id is made of letters and digits. */
function sendViewed(reply: FastifyReply, id: string): void {
  sendBytes(
    reply.type('application/json; charset=utf-8'),
    `{"success":true,"poptin_view_id":"${id}"}`,
  );
}
