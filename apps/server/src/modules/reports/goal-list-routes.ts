import {
  type CountedGoal,
  GoalsAnswer,
  GoalsChangedAnswer,
  GoalsQuery,
  LeaveOutGoalsRequest,
} from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { badRequest } from '../../http/owner/owner-errors.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import type { OwnerApp } from '../../http/owner/owner-scope.ts';
import { pagePath } from '../../lib/visitors/page-path.ts';
import type { CountedGoal as StoredGoal, GoalPlace, Store } from '../../store/store.ts';

const DONE = { success: true as const };
const GOALS_A_PAGE = 50;
const ADDRESS = '/api/owner/sites/:siteId/goals';
/** The day, the time in ms and the id of a goal. */
const CURSOR = /^(\d{4}-\d\d-\d\d)\.(\d{1,15})\.(.+)$/u;

/**
 * The orders and other goals of a site one by one, to leave some out of reports. Contract:
 * `goal-calls.ts`.
 */
export function goalListRoutes(app: OwnerApp, { store }: { readonly store: Store }): void {
  app.get(
    ADDRESS,
    { schema: { params: SiteParams, querystring: GoalsQuery, response: { 200: GoalsAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      const { cursor, limit = GOALS_A_PAGE, number = '', state } = request.query;
      const goals = await store.goalsOf(site.accountId, site.id, {
        limit: limit + 1,
        ...(number.trim() === '' ? {} : { numbers: spellings(number.trim()) }),
        onlyLeftOut: state === 'left-out',
        ...(cursor === undefined ? {} : { after: readCursor(cursor) }),
      });
      const page = goals.slice(0, limit);
      const last = goals.length > limit ? page.at(-1) : undefined;
      return {
        ...DONE,
        goals: page.map(presentGoal),
        ...(last === undefined ? {} : { nextCursor: `${last.day}.${last.at}.${last.id}` }),
      };
    },
  );

  app.post(
    `${ADDRESS}/leave-out`,
    {
      schema: {
        params: SiteParams,
        body: LeaveOutGoalsRequest,
        response: { 200: GoalsChangedAnswer },
      },
    },
    async (request) => {
      const { accountId, id: siteId } = await ownedSite(store, request);
      const { goalIds, isLeftOut } = request.body;
      const changed = await store.leaveOutGoals(accountId, { siteId, goalIds }, isLeftOut);
      return { ...DONE, changed };
    },
  );
}

/** Shops show a `#` before the number, and some report it. */
function spellings(number: string): readonly string[] {
  const plain = number.replace(/^#/u, '');
  return [plain, `#${plain}`];
}

function readCursor(cursor: string): GoalPlace {
  const [, day, at, id] = CURSOR.exec(cursor) ?? [];
  if (day === undefined || at === undefined || id === undefined)
    throw badRequest('This is no place in the list of orders.');
  return { day, at: Number(at), id };
}

function presentGoal({ number, value, url, at, popups, ...goal }: StoredGoal): CountedGoal {
  return {
    ...goal,
    ...(number === '' ? {} : { number }),
    ...(value === undefined ? {} : { value }),
    page: pagePath(url),
    at: new Date(at).toISOString(),
    popups: [...popups],
  };
}
