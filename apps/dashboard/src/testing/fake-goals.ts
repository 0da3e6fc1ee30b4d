import { type CountedGoal, GoalsAnswer, GoalsChangedAnswer } from '@beckon/contract/owner-calls';
import type { Route } from './fake-route.ts';

export function aCountedGoal(part: Partial<CountedGoal> = {}): CountedGoal {
  return {
    id: 'goal1',
    name: 'order',
    number: '1001',
    value: 49.9,
    currency: 'EUR',
    page: '/thanks',
    at: '2026-11-20T08:30:00.000Z',
    day: '2026-11-20',
    popups: [{ id: 'Popup00000001', name: 'Newsletter', isDeleted: false }],
    isLeftOut: false,
    ...part,
  };
}

/** The calls about the orders of a site one by one, as the contract defines them. */
export const GOAL_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/goals$/,
    answer: GoalsAnswer,
    run: ({ goals }, { query }) => ({
      success: true,
      goals: goals.filter(
        ({ number, isLeftOut }) =>
          (query.get('number') ?? number) === number && (isLeftOut || query.get('state') === null),
      ),
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/goals\/leave-out$/,
    answer: GoalsChangedAnswer,
    run(data, { body }) {
      const ids = body['goalIds'] as readonly string[];
      const isLeftOut = body['isLeftOut'] === true;
      data.goals = data.goals.map((goal) =>
        ids.includes(goal.id) ? { ...goal, isLeftOut } : goal,
      );
      return { success: true, changed: ids.length };
    },
  },
];
