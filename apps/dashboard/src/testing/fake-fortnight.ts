import { FortnightAnswer } from '@beckon/contract/owner-calls';
import type { Route } from './fake-route.ts';

/**
 * Answers with two days. The popup shows only on the first page of the first day, and not at all if
 * the visitor's reaction is to convert.
 */
export const FORTNIGHT_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/fortnight$/,
    answer: FortnightAnswer,
    run(_, { body }) {
      const moments = ['2026-11-22', '2026-11-23'].flatMap((day, at) =>
        [1, 2, 3].map((page) => {
          const shown = at === 0 && page === 1 && body['reaction'] !== 'converts';
          const reason = shown ? {} : { reason: 'frequency' };
          return { day, time: '09:00', visit: at + 1, page, shown, ...reason, others: [] };
        }),
      );
      return {
        success: true,
        timeZone: 'UTC',
        frequency: 'once in 3 days',
        attentionBudget: 2,
        triggers: [{ name: 'time', amount: 5 }],
        isDraft: false,
        moments,
      };
    },
  },
];
