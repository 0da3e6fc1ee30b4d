import { PopupReportAnswer, ReportQuery, SiteReportAnswer } from '@beckon/contract/owner-calls';
import { badRequest, popupNotFound, siteNotFound } from '../../http/owner-errors.ts';
import { PopupParams, SiteParams } from '../../http/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner-scope.ts';
import { textOfDay } from '../../lib/day-span.ts';
import { presentNumbers } from '../../lib/present-numbers.ts';
import type { SiteRecord, Store } from '../../store/store.ts';
import { fillDays, readSpan, type ReportSpan, sumCounts } from '../../lib/report-span.ts';

const DONE = { success: true as const };

/** Numbers by day. Contract: `report-calls.ts`. */
export function reportRoutes(app: OwnerApp, deps: ReportRouteDeps): void {
  addPopupReport(app, deps);
  addSiteReport(app, deps);
}

interface ReportRouteDeps {
  readonly store: Store;
  readonly now: () => number;
}

function spanIn(query: ReportQuery, { settings }: SiteRecord, now: number): ReportSpan {
  const span = readSpan(query, settings.timeZone, now);
  if (typeof span === 'string') throw badRequest(span);
  return span;
}

function addPopupReport(app: OwnerApp, { store, now }: ReportRouteDeps): void {
  app.get(
    '/api/owner/popups/:popupId/report',
    {
      schema: {
        params: PopupParams,
        querystring: ReportQuery,
        response: { 200: PopupReportAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const popup = await store.popup(account, request.params.popupId);
      const site = popup && (await store.site(account, popup.siteId));
      if (!popup || !site) throw popupNotFound();
      const span = spanIn(request.query, site, now());
      const [from, until] = [textOfDay(span.from), textOfDay(span.until)];
      const [counts, closes] = await Promise.all([
        store.reportDays(account, { siteId: site.id, popupId: popup.id }, { from, until }),
        store.reportValues(account, { siteId: site.id, popupId: popup.id }, 'close', {
          from,
          until,
        }),
      ]);
      const closeTriggers = closes.map((row) => ({ trigger: row.value, count: row.closes }));
      return {
        ...DONE,
        from,
        until,
        numbers: presentNumbers(sumCounts(counts)),
        days: fillDays(span, counts),
        closeTriggers,
      };
    },
  );
}

function addSiteReport(app: OwnerApp, { store, now }: ReportRouteDeps): void {
  app.get(
    '/api/owner/sites/:siteId/report',
    {
      schema: { params: SiteParams, querystring: ReportQuery, response: { 200: SiteReportAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      const site = await store.site(account, request.params.siteId);
      if (!site) throw siteNotFound();
      const span = spanIn(request.query, site, now());
      const [from, until] = [textOfDay(span.from), textOfDay(span.until)];
      const [counts, perPopup, known] = await Promise.all([
        store.reportDays(account, { siteId: site.id }, { from, until }),
        store.reportPopups(account, site.id, { from, until }),
        store.popupsOf(account, site.id),
      ]);
      const countsOf = new Map(perPopup.map((entry) => [entry.popupId, entry]));
      const popups = known.map(({ id, name }) => ({
        popupId: id,
        name,
        numbers: presentNumbers(countsOf.get(id)),
      }));
      return {
        ...DONE,
        from,
        until,
        numbers: presentNumbers(sumCounts(counts)),
        days: fillDays(span, counts),
        popups,
      };
    },
  );
}
