import type {
  PopupReportAnswer,
  ReportAnswersAnswer,
  ReportQuery,
  ReportSplitAnswer,
  ReportTable,
  ReportViewsAnswer,
  SaveReportViewRequest,
  SiteReportAnswer,
} from '@beckon/contract/owner-calls';
import type { ReportDimension } from '@beckon/contract/values';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';

export function popupReportQuery(popupId: string, days: ReportQuery) {
  return queryOptions({
    queryKey: ['popups', popupId, 'report', days],
    queryFn: ({ signal }) =>
      callServer<PopupReportAnswer>(
        'GET',
        `/api/owner/popups/${popupId}/report${queryText(days)}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function siteReportQuery(siteId: string, days: ReportQuery) {
  return queryOptions({
    queryKey: ['sites', siteId, 'report', days],
    queryFn: ({ signal }) =>
      callServer<SiteReportAnswer>('GET', `/api/owner/sites/${siteId}/report${queryText(days)}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The site or popup of a report, as a part of the address of its calls: `sites/…` or `popups/…`. */
export type ReportOf = `sites/${string}` | `popups/${string}`;

export function reportSplitQuery(of: ReportOf, dimension: ReportDimension, days: ReportQuery) {
  return queryOptions({
    queryKey: [...of.split('/'), 'report', 'split', dimension, days],
    queryFn: ({ signal }) =>
      callServer<ReportSplitAnswer>(
        'GET',
        `/api/owner/${of}/report/splits/${dimension}${queryText(days)}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function reportAnswersQuery(popupId: string, days: ReportQuery) {
  return queryOptions({
    queryKey: ['popups', popupId, 'report', 'answers', days],
    queryFn: ({ signal }) =>
      callServer<ReportAnswersAnswer>(
        'GET',
        `/api/owner/popups/${popupId}/report/answers${queryText(days)}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Address of a table of a report as a spreadsheet. */
export function reportCsvAddress(of: ReportOf, table: ReportTable, days: ReportQuery): string {
  return `/api/owner/${of}/report/csv/${table}${queryText(days)}`;
}

export function reportViewsQuery(siteId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'report-views'],
    queryFn: ({ signal }) =>
      callServer<ReportViewsAnswer>('GET', `/api/owner/sites/${siteId}/report-views`, { signal }),
  });
}

/** Saves a view of reports. Resolves with all views of the site. */
export function saveReportView(siteId: string, view: SaveReportViewRequest) {
  return callServer<ReportViewsAnswer>('POST', `/api/owner/sites/${siteId}/report-views`, {
    body: view,
  });
}

export function removeReportView(siteId: string, viewId: string) {
  return callServer<unknown>('DELETE', `/api/owner/sites/${siteId}/report-views/${viewId}`);
}
