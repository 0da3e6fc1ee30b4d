import { InteractionRequest, PlainAnswer } from '@beckon/contract/calls';
import { isUncountedVisit, readVisitorId } from '../../http/visitor/call-facts.ts';
import { countVisitorCall } from '../../http/visitor/rate-limit.ts';
import { popupOfSite, PopupParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { eventPlace } from './event-place.ts';

const CALLS_PER_MINUTE = 60;

/**
 * `POST /api/display/interaction/{poptin_id}`: answered when it is on disk. It counts once per
 * view, and only for a view of this popup. docs/behaviour/calls.md#interactions.
 */
export function interactionRoutes(
  app: PublicApp,
  { store, sites, rate, now }: PublicApiDeps,
): void {
  app.post(
    '/api/display/interaction/:popupId',
    { schema: { params: PopupParams, body: InteractionRequest, response: { 200: PlainAnswer } } },
    async (request) => {
      const { body, params } = request;
      const site = await siteOfCall(request, sites, body.client_id);
      const popup = popupOfSite(site, params.popupId);
      countVisitorCall(rate, 'interaction', {
        caller: request,
        visitorId: readVisitorId(body.viewer_id),
        perMinute: CALLS_PER_MINUTE,
      });
      const viewId = readVisitorId(body.poptin_view_id);
      if (
        viewId !== '' &&
        !isUncountedVisit(body.cancel_visitor_count, request.headers['user-agent'])
      )
        await store.recordInteraction({ ...eventPlace(site, popup.id, now()), viewId });
      return { success: true as const };
    },
  );
}
