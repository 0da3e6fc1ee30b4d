import { GoalRequest, PlainAnswer } from '@beckon/contract/calls';
import {
  isUncountedVisit,
  keptWithoutPerson,
  readVisitorId,
} from '../../http/visitor/call-facts.ts';
import { countVisitorCall } from '../../http/visitor/rate-limit.ts';
import { ClientParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import { readCurrency } from '../../lib/numbers/read-currency.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { readHappenedAt } from './happened-at.ts';
import { goalId, readGoalName, readValue } from './read-goal.ts';

/**
 * No person orders more often. An address, which many people may share, is allowed twenty times as
 * many.
 */
const CALLS_PER_MINUTE = 30;

/**
 * `POST /api/display/goal/{client_id}`: answered when the goal and its credits are on disk.
 * docs/behaviour/goals.md.
 */
export function goalRoutes(app: PublicApp, { store, sites, rate, now }: PublicApiDeps): void {
  app.post(
    '/api/display/goal/:clientId',
    { schema: { params: ClientParams, body: GoalRequest, response: { 200: PlainAnswer } } },
    async (request) => {
      const { body, params } = request;
      const { site, account } = await siteOfCall(request, sites, params.clientId);
      const visitorId = readVisitorId(body.viewer_id);
      const perMinute = CALLS_PER_MINUTE;
      countVisitorCall(rate, 'goal', { caller: request, visitorId, perMinute });
      const name = readGoalName(body.goal);
      const value = readValue(body.value);
      if (isUncountedVisit(body.cancel_visitor_count, request.headers['user-agent']))
        return { success: true as const };
      const at = readHappenedAt(body, now());
      await store.recordGoal({
        id: goalId(body, { siteId: site.id, name, visitorId, at }),
        siteId: site.id,
        accountId: account.id,
        visitorId,
        name,
        number: keptWithoutPerson(body.goal_id),
        value,
        currency: readCurrency(body.currency) || readCurrency(site.settings.shop?.currency),
        url: keptWithoutPerson(body.url),
        at,
        day: wallClock(at, site.settings.timeZone).day,
      });
      return { success: true as const };
    },
  );
}
