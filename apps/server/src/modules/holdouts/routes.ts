import { ChangeHoldoutRequest, HoldoutAnswer, HoldoutQuery } from '@beckon/contract/owner-calls';
import { PopupParams, SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { newId } from '../../ids.ts';
import { buildHoldoutService, type HoldoutDeps } from './holdout-service.ts';

const SITE = '/api/owner/sites/:siteId/holdout';
const POPUP = '/api/owner/popups/:popupId/holdout';
const response = { 200: HoldoutAnswer };

/** Visitors who see no popups, and the comparison with the others. Contract: `holdout-calls.ts`. */
export function holdoutRoutes(app: OwnerApp, deps: Omit<HoldoutDeps, 'newId'>): void {
  const holdouts = buildHoldoutService({ ...deps, newId });

  app.get(
    SITE,
    { schema: { params: SiteParams, querystring: HoldoutQuery, response } },
    async (request) => {
      const scope = await holdouts.scopeOfSite(accountOf(request), request.params.siteId);
      return holdouts.read(scope, request.query.goal);
    },
  );
  app.patch(
    SITE,
    { schema: { params: SiteParams, body: ChangeHoldoutRequest, response } },
    async (request) => {
      const scope = await holdouts.scopeOfSite(accountOf(request), request.params.siteId);
      await holdouts.change(scope, request.body.share);
      return holdouts.read(scope, undefined);
    },
  );
  app.get(
    POPUP,
    { schema: { params: PopupParams, querystring: HoldoutQuery, response } },
    async (request) => {
      const scope = await holdouts.scopeOfPopup(accountOf(request), request.params.popupId);
      return holdouts.read(scope, request.query.goal);
    },
  );
  app.patch(
    POPUP,
    { schema: { params: PopupParams, body: ChangeHoldoutRequest, response } },
    async (request) => {
      const scope = await holdouts.scopeOfPopup(accountOf(request), request.params.popupId);
      await holdouts.change(scope, request.body.share);
      return holdouts.read(scope, undefined);
    },
  );
}
