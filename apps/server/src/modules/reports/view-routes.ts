import { DoneAnswer, ReportViewsAnswer, SaveReportViewRequest } from '@beckon/contract/owner-calls';
import { Type } from 'typebox';
import { badRequest, reportNotFound, siteNotFound } from '../../http/owner-errors.ts';
import { SiteParams } from '../../http/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner-scope.ts';
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
  const viewsOf = async (account: string, siteId: string) => {
    if (!(await store.site(account, siteId))) throw siteNotFound();
    const views = await store.reportViews(account, siteId);
    return { success: true as const, views: [...views] };
  };
  app.get(
    ADDRESS,
    { schema: { params: SiteParams, response: { 200: ReportViewsAnswer } } },
    async (request) => viewsOf(accountOf(request), request.params.siteId),
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
      if (!(await store.site(account, siteId))) throw siteNotFound();
      if (!(await store.saveReportView(account, siteId, view)))
        throw badRequest('A site may have fifty saved views. Remove one first.');
      return viewsOf(account, siteId);
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
