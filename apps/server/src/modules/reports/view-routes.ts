import { DoneAnswer, ReportViewsAnswer, SaveReportViewRequest } from '@beckon/contract/owner-calls';
import { Type } from 'typebox';
import { type CallAboutSite, ownedSite } from '../../http/owner/owned-site.ts';
import { badRequest, reportNotFound } from '../../http/owner/owner-errors.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { newId } from '../../ids.ts';
import type { Store } from '../../store/store.ts';

const ADDRESS = '/api/owner/sites/:siteId/report-views';
const ViewParams = Type.Intersect([SiteParams, Type.Object({ viewId: Type.String() })]);

interface ReportViewDeps {
  readonly store: Store;
  readonly now: () => number;
}

/** Reports that owners save under a name. Contract: `report-calls.ts`. */
export function reportViewRoutes(app: OwnerApp, { store, now }: ReportViewDeps): void {
  const viewsOf = async (request: CallAboutSite) => {
    const site = await ownedSite(store, request);
    const views = await store.reportViews(site.accountId, site.id);
    return { success: true as const, views: [...views] };
  };
  app.get(
    ADDRESS,
    { schema: { params: SiteParams, response: { 200: ReportViewsAnswer } } },
    viewsOf,
  );
  app.post(
    ADDRESS,
    {
      schema: {
        params: SiteParams,
        body: SaveReportViewRequest,
        response: { 200: ReportViewsAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { siteId } = request.params;
      const view = { ...request.body, id: newId(), at: now() };
      await ownedSite(store, request);
      if (!(await store.saveReportView(account, siteId, view)))
        throw badRequest('A site may have fifty saved views. Remove one first.');
      return viewsOf(request);
    },
  );
  app.delete(
    `${ADDRESS}/:viewId`,
    { schema: { params: ViewParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const { siteId, viewId } = request.params;
      if (!(await store.deleteReportView(accountOf(request), siteId, viewId)))
        throw reportNotFound();
      return { success: true as const };
    },
  );
}
