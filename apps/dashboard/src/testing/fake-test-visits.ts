import { TestVisitAnswer } from '@beckon/contract/owner-calls';
import type { Route } from './fake-route.ts';

/** Answers for a site on which the first popup shows only on phones, and the others never. */
export const TEST_VISIT_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/test-visit$/,
    answer: TestVisitAnswer,
    run: (data, { body }) => ({
      success: true,
      day: '2026-11-22',
      time: '09:30',
      timeZone: 'UTC',
      popups: data.popups.map(({ id, name, type, status }, at) => {
        const shows = at === 0 && body['device'] === 'mobile';
        const stop = {
          source: 'server',
          group: 0,
          rule: 'device',
          operator: 'in',
          values: ['mobile'],
          wanted: 'in mobile',
          seen: 'desktop',
          verdict: 'stops',
        };
        const triggers = [{ name: 'time', amount: 5 }];
        return {
          id,
          name,
          type,
          status,
          shows,
          ...(shows ? {} : { stop }),
          lines: [stop],
          triggers,
        };
      }),
    }),
  },
];
