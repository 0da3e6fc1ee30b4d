import { DisplayRequest, ExplainAnswer } from '@beckon/contract/calls';
import type { FastifyRequest } from 'fastify';
import { ownersOnly } from '../../errors.ts';
import { readOwnerToken } from '../../http/owner/owner-token.ts';
import { ClientParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { readCall } from './display-routes.ts';
import { presentTrace } from './present/present-trace.ts';
import { tracePopups } from './decide/trace-popups.ts';

/**
 * `/api/display/{clientId}/explain`: each popup, each rule, the value that it read and its verdict.
 * Only for callers with an owner token. docs/behaviour/decision-rules.md#decision-trace.
 */
export function explainRoutes(app: PublicApp, deps: PublicApiDeps): void {
  const explain = async (
    request: FastifyRequest,
    clientId: string,
    call: DisplayRequest,
  ): Promise<ExplainAnswer> => {
    const site = await siteOfCall(request, deps.sites, clientId);
    const token = readOwnerToken(call.owner, deps.secret, deps.now());
    if (token?.siteId !== site.site.id) throw ownersOnly();
    const { displayRequest } = readCall(request, { body: call, site }, deps);
    const restriction = await deps.limits.restrictionOf(site.account);
    const popups = tracePopups(site, displayRequest, restriction).map(presentTrace);
    return { success: true, popups };
  };
  const answer = { 200: ExplainAnswer };

  app.get(
    '/api/display/:clientId/explain',
    { schema: { params: ClientParams, querystring: DisplayRequest, response: answer } },
    async (request) => explain(request, request.params.clientId, request.query),
  );
  app.post(
    '/api/display/:clientId/explain',
    { schema: { params: ClientParams, body: DisplayRequest, response: answer } },
    async (request) => explain(request, request.params.clientId, request.body),
  );
}
