import type { Selectable } from 'kysely';
import type { Database, Engine } from '../../database.ts';
import type { GoalStore } from '../../records/goal-record.ts';
import type { GoalTables } from '../../tables/goal-tables.ts';
import { againAfterConflict } from '../again-after-conflict.ts';
import { MoneyTally } from '../reports/money-tally.ts';
import { ValueCaps } from '../reports/value-caps.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { countedAs, countGoal, readCountedGoal } from './count-goal.ts';
import { toGoal } from './goal-row.ts';
import { countOrderedCarts } from './ordered-carts.ts';
import { readSeen, type SeenPopups } from './seen-popups.ts';

type GoalRow = Selectable<GoalTables['goal_event']>;

/**
 * `GoalStore.leaveOutGoals`. The mark and the counts change in one transaction, and counts of money
 * are written at once, so each read after it is right.
 */
export function buildLeaveOut(db: Database, engine: Engine): GoalStore['leaveOutGoals'] {
  return async (accountId, goals, isLeftOut) => {
    if (goals.goalIds.length === 0 || !(await ownsSite(db, accountId, goals.siteId))) return 0;
    // Visitors' calls write the same counts, so they may conflict with this.
    return againAfterConflict(() =>
      db.transaction().execute(async (transaction) => {
        // Without this lock, two changes of the same goals in a different order would wait for each
        // other.
        await engine.lock(transaction, `goals left out of ${goals.siteId}`);
        const rows = await mark(transaction, goals, isLeftOut);
        const tally = new MoneyTally();
        for (const row of rows) await countRow(transaction, row, { tally, isLeftOut });
        // New ones, because others add values to these days.
        await tally.write(transaction, new ValueCaps());
        return rows.length;
      }),
    );
  };
}

function mark(
  transaction: Database,
  { siteId, goalIds }: Parameters<GoalStore['leaveOutGoals']>[1],
  isLeftOut: boolean,
): Promise<GoalRow[]> {
  return transaction
    .updateTable('goal_event')
    .set({ left_out: isLeftOut ? 1 : 0 })
    .where('id', 'in', goalIds)
    .where('site_id', '=', siteId)
    .where('left_out', '=', isLeftOut ? 0 : 1)
    .returningAll()
    .execute();
}

async function countRow(
  transaction: Database,
  row: GoalRow,
  { tally, isLeftOut }: { readonly tally: MoneyTally; readonly isLeftOut: boolean },
): Promise<void> {
  const orders = isLeftOut ? -1 : 1;
  const goal = toGoal(row);
  const thousandths = row.thousandths === null ? null : Number(row.thousandths);
  const seen = readCountedGoal(row) ?? (await findCounted(transaction, row));
  countGoal(tally, { ...goal, thousandths, orders }, seen);
  countOrderedCarts(tally, row.carts, orders);
}

/**
 * What a goal was counted as that does not say so, because it is older than that: by the popups
 * that it is credited to and their views. From now on it says so.
 */
async function findCounted(transaction: Database, row: GoalRow): Promise<SeenPopups> {
  const credits = await transaction
    .selectFrom('goal_credit')
    .select('popup_id')
    .where('goal_id', '=', row.id)
    .orderBy('popup_id')
    .execute();
  const credited = new Set(credits.map(({ popup_id: id }) => id));
  const views = [...(await readSeen(transaction, toGoal(row)))].filter(([id]) => credited.has(id));
  const withViews = new Set(views.map(([id]) => id));
  const others = [...credited].filter((id) => !withViews.has(id));
  const seen = new Map([...views, ...others.map((id) => [id, {}] as const)]);
  await transaction
    .updateTable('goal_event')
    .set(countedAs(seen))
    .where('id', '=', row.id)
    .execute();
  return seen;
}
