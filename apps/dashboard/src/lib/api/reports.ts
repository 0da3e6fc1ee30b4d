import type {
  PopupReportAnswer,
  ReportQuery,
  SiteReportAnswer,
} from '@beckon/contract/owner-calls';
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
