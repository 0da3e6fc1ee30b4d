import {
  ConversionActivitiesRequest,
  LimitLogsQuery,
  PlainAnswer,
  TotalWebsiteSessionRequest,
} from '@beckon/contract/calls';
import { keptText } from '../../http/visitor/call-facts.ts';
import { countStored } from '../../http/visitor/rate-limit.ts';
import { ClientParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { newEventId } from '../../ids.ts';
import type { NewActivity } from '../../store/store.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';

const CALLS_PER_MINUTE = 1200;
const DONE = { success: true as const };
const answer = { 200: PlainAnswer };

/**
 * Records the activities of known visitors, and an owner's reactions to a plan-limit popup.
 * docs/behaviour/calls.md#known-visitors.
 */
export function activityRoutes(app: PublicApp, deps: PublicApiDeps): void {
  addVisitorRoutes(app, deps);
  addLimitRoute(app, deps);
}

function recorderOf({ store, now }: PublicApiDeps) {
  return (activity: Omit<NewActivity, 'id' | 'at'>) => {
    const at = now();
    return store.recordActivity({ ...activity, id: newEventId(at), at });
  };
}

function addVisitorRoutes(app: PublicApp, deps: PublicApiDeps): void {
  const { sites, rate } = deps;
  const record = recorderOf(deps);
  app.post(
    '/api/display/total-website-session/:clientId',
    { schema: { params: ClientParams, body: TotalWebsiteSessionRequest, response: answer } },
    async (request) => {
      rate.count(`session ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      countStored(rate, 'session', request);
      const { site } = await siteOfCall(request, sites, request.params.clientId);
      await record({
        ...visitorIn(request.body),
        siteId: site.id,
        kind: 'session',
        popupId: '',
      });
      return DONE;
    },
  );

  app.post(
    '/api/display/conversion-activities/:clientId',
    { schema: { params: ClientParams, body: ConversionActivitiesRequest, response: answer } },
    async (request) => {
      rate.count(`activity ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      countStored(rate, 'activity', request);
      const { site } = await siteOfCall(request, sites, request.params.clientId);
      const { poptin_id: popupId, activity } = request.body;
      await record({
        ...visitorIn(request.body),
        siteId: site.id,
        kind: activity === 'viewed' ? 'popup-viewed' : 'popup-closed',
        popupId: keptText(popupId),
      });
      return DONE;
    },
  );
}

/** What both calls say about the visitor. */
function visitorIn(
  body: TotalWebsiteSessionRequest,
): Pick<NewActivity, 'email' | 'customerId' | 'url' | 'data'> {
  return {
    email: keptText(body.email),
    customerId: keptText(body.store_integration_customer_id),
    url: keptText(body.url),
    data: { shop: keptText(body.store_integration) },
  };
}

function addLimitRoute(app: PublicApp, deps: PublicApiDeps): void {
  const { sites, rate } = deps;
  const record = recorderOf(deps);
  app.get(
    '/api/display/limitLogs/:clientId',
    { schema: { params: ClientParams, querystring: LimitLogsQuery, response: answer } },
    async (request) => {
      rate.count(`limit ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      countStored(rate, 'limit', request);
      const { site } = await siteOfCall(request, sites, request.params.clientId);
      const { status, id } = request.query;
      await record({
        siteId: site.id,
        kind: 'limit-reaction',
        email: '',
        customerId: '',
        popupId: '',
        url: '',
        data: { status, settingId: keptText(id) },
      });
      return DONE;
    },
  );
}
