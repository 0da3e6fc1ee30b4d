import {
  PopupReportAnswer,
  ReportQuery,
  ReportSplitAnswer,
  SiteReportAnswer,
} from '@beckon/contract/owner-calls';
import { REPORT_DIMENSIONS, type ReportDimension } from '@beckon/contract/values';
import { Type } from 'typebox';
import { reportNotFound } from '../../http/owner/owner-errors.ts';
import { PopupParams, SiteParams } from '../../http/owner/owner-params.ts';
import type { OwnerApp } from '../../http/owner/owner-scope.ts';
import { daysOf } from '../../lib/time/report-span.ts';
import type { Store } from '../../store/store.ts';
import { readGoals, readRevenueInAll } from './read-goals.ts';
import { readReport, readSplit, type WantedReport } from './read-report.ts';
import { readPopupLines } from './read-popup-lines.ts';
import { readVariants } from './read-variants.ts';
import {
  cartsCsv,
  csvHeaders,
  daysCsv,
  funnelCsv,
  goalsCsv,
  popupsCsv,
  siteFunnelCsv,
  splitCsv,
} from './report-csv.ts';
import { type ReportRouteDeps, wantedOfPopup, wantedOfSite } from './wanted-report.ts';

const SITE = '/api/owner/sites/:siteId/report';
const POPUP = '/api/owner/popups/:popupId/report';
const DONE = { success: true as const };
const Table = Type.Object({ table: Type.String({ maxLength: 40 }) });
const SiteTableParams = Type.Intersect([SiteParams, Table]);
const PopupTableParams = Type.Intersect([PopupParams, Table]);

/** Numbers by day and by value, also as CSV files. Contract: `report-calls.ts`. */
export function reportRoutes(app: OwnerApp, deps: ReportRouteDeps): void {
  addSiteReport(app, deps);
  addPopupReport(app, deps);
}

function addSiteReport(app: OwnerApp, deps: ReportRouteDeps): void {
  const { store } = deps;
  app.get(
    SITE,
    {
      schema: { params: SiteParams, querystring: ReportQuery, response: { 200: SiteReportAnswer } },
    },
    async (request) => {
      const wanted = await wantedOfSite(deps, request);
      const [report, popups, goals, inAll] = await Promise.all([
        readReport(store, wanted),
        readPopupLines(store, wanted),
        readGoals(store, wanted),
        readRevenueInAll(store, wanted),
      ]);
      return { ...report, popups, goalsInAll: [], ...goals, ...inAll };
    },
  );
  app.get(
    `${SITE}/splits/:table`,
    {
      schema: {
        params: SiteTableParams,
        querystring: ReportQuery,
        response: { 200: ReportSplitAnswer },
      },
    },
    async (request) => splitAnswer(store, await wantedOfSite(deps, request), request.params.table),
  );
  app.get(
    `${SITE}/csv/:table`,
    { schema: { params: SiteTableParams, querystring: ReportQuery } },
    async (request, reply) => {
      const { table } = request.params;
      const wanted = await wantedOfSite(deps, request);
      const csv = await csvOf(store, wanted, table);
      return reply.headers(csvHeaders(table, wanted)).send(csv);
    },
  );
}

function addPopupReport(app: OwnerApp, deps: ReportRouteDeps): void {
  const { store } = deps;
  app.get(
    POPUP,
    {
      schema: {
        params: PopupParams,
        querystring: ReportQuery,
        response: { 200: PopupReportAnswer },
      },
    },
    async (request) => {
      const wanted = await wantedOfPopup(deps, request);
      const [report, { goals }] = await Promise.all([
        readReport(store, wanted),
        readGoals(store, wanted),
      ]);
      return { ...report, goals };
    },
  );
  app.get(
    `${POPUP}/splits/:table`,
    {
      schema: {
        params: PopupTableParams,
        querystring: ReportQuery,
        response: { 200: ReportSplitAnswer },
      },
    },
    async (request) => splitAnswer(store, await wantedOfPopup(deps, request), request.params.table),
  );
  app.get(
    `${POPUP}/csv/:table`,
    { schema: { params: PopupTableParams, querystring: ReportQuery } },
    async (request, reply) => {
      const { table } = request.params;
      const wanted = await wantedOfPopup(deps, request);
      const csv = await csvOf(store, wanted, table);
      return reply.headers(csvHeaders(table, wanted)).send(csv);
    },
  );
}

function dimensionIn(table: string): ReportDimension {
  const found = REPORT_DIMENSIONS.find((name) => name === table);
  if (!found) throw reportNotFound();
  return found;
}

async function splitAnswer(store: Store, wanted: WantedReport, table: string) {
  const rows = await rowsOf(store, dimensionIn(table), wanted);
  return { ...DONE, ...daysOf(wanted.span), rows };
}

function rowsOf(store: Store, dimension: ReportDimension, wanted: WantedReport) {
  return dimension === 'variant'
    ? readVariants(store, wanted)
    : readSplit(store, dimension, wanted);
}

async function csvOf(store: Store, wanted: WantedReport, table: string): Promise<string> {
  const isSite = wanted.scope.popupId === undefined;
  if (table === 'days') return daysCsv(await readReport(store, wanted));
  if (table === 'funnel') {
    const report = await readReport(store, wanted);
    return isSite ? siteFunnelCsv(report) : funnelCsv(report);
  }
  if (table === 'goals') {
    const { goals, goalsInAll } = await readGoals(store, wanted);
    return goalsCsv(goals, goalsInAll);
  }
  if (table === 'carts') return cartsCsv(await readReport(store, wanted));
  if (table === 'popups' && isSite) return popupsCsv(await readPopupLines(store, wanted));
  const dimension = dimensionIn(table);
  return splitCsv(dimension, await rowsOf(store, dimension, wanted));
}
