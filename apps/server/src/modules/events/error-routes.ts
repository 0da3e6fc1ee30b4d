import { ErrorReport, PlainAnswer } from '@beckon/contract/calls';
import { keptText, keptWithoutPerson } from '../../http/visitor/call-facts.ts';
import { siteOfCall } from '../../http/visitor/site-of-call.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { newEventId } from '../../ids.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';

const CALLS_PER_MINUTE = 30;

/**
 * `POST /api/display/errors`, a call of our own: records errors in visitors' browsers.
 * docs/behaviour/calls.md#error-reports.
 */
export function errorRoutes(app: PublicApp, { store, sites, rate, now }: PublicApiDeps): void {
  app.post(
    '/api/display/errors',
    { schema: { body: ErrorReport, response: { 200: PlainAnswer } } },
    async (request) => {
      rate.count(`errors ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      const { client_id: clientId = '', poptin_id: popupId, where, message, url } = request.body;
      const { site } = await siteOfCall(request, sites, clientId);
      const at = now();
      await store.recordError({
        id: newEventId(at),
        siteId: site.id,
        popupId: keptText(popupId),
        where: keptText(where),
        message: keptWithoutPerson(message),
        url: keptWithoutPerson(url),
        at,
      });
      return { success: true as const };
    },
  );
}
