import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import type { CountedGoal, CreditedPopup, GoalStore } from '../../records/goal-record.ts';
import { toGoal } from './goal-row.ts';

interface Owned {
  readonly accountId: string;
  readonly siteId: string;
}

/**
 * `GoalStore.goalsOf`. It follows the index of goals in their order, so a page costs the same
 * anywhere.
 */
export async function listGoals(
  db: Database,
  { accountId, siteId }: Owned,
  { after, limit, numbers, onlyLeftOut = false }: Parameters<GoalStore['goalsOf']>[2],
): Promise<readonly CountedGoal[]> {
  let goals = db
    .selectFrom('goal_event')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId);
  if (after !== undefined)
    goals = goals
      .where('day', '<=', after.day)
      .where(sql<boolean>`(day, at, id) < (${after.day}, ${after.at}, ${after.id})`);
  // The literals say to SQLite that it may use the indexes that have only such goals.
  if (numbers !== undefined)
    goals = goals.where('number', 'in', numbers).where(sql<boolean>`number <> ''`);
  if (onlyLeftOut) goals = goals.where(sql<boolean>`left_out = 1`);
  const rows = await goals
    .orderBy('day', 'desc')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const popupsOf = await readPopups(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, name, number, value, currency, url, at, day } = toGoal(row);
    const popups = popupsOf.get(id) ?? [];
    const isLeftOut = row.left_out === 1;
    return { id, name, number, value, currency, url, at, day, popups, isLeftOut };
  });
}

async function readPopups(
  db: Database,
  goalIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CreditedPopup[]>> {
  if (goalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('goal_credit')
    .innerJoin('popup', 'popup.id', 'goal_credit.popup_id')
    .select(['goal_credit.goal_id', 'popup.id', 'popup.name', 'popup.status'])
    .where('goal_credit.goal_id', 'in', goalIds)
    .orderBy('popup.name')
    .orderBy('popup.id')
    .execute();
  const ofGoal = Map.groupBy(rows, ({ goal_id: goalId }) => goalId);
  return new Map(
    [...ofGoal].map(([goalId, popups]) => [
      goalId,
      popups.map(({ id, name, status }) => ({ id, name, isDeleted: status === 'deleted' })),
    ]),
  );
}
