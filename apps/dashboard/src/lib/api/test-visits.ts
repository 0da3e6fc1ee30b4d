import type {
  FortnightAnswer,
  FortnightRequest,
  TestVisitAnswer,
  TestVisitRequest,
} from '@beckon/contract/owner-calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callServer } from './call-server.ts';

/** Simulates a visit: whether each popup would show, and why. */
export function testVisitQuery(siteId: string, visit: TestVisitRequest) {
  return queryOptions({
    queryKey: ['sites', siteId, 'test-visit', visit],
    queryFn: ({ signal }) =>
      callServer<TestVisitAnswer>('POST', `/api/owner/sites/${siteId}/test-visit`, {
        body: visit,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Simulates fourteen days of one visitor with these habits. */
export function fortnightQuery(popupId: string, habits: FortnightRequest) {
  return queryOptions({
    queryKey: ['popups', popupId, 'fortnight', habits],
    queryFn: ({ signal }) =>
      callServer<FortnightAnswer>('POST', `/api/owner/popups/${popupId}/fortnight`, {
        body: habits,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
