import type { Selectable } from 'kysely';
import type { Database, Engine } from '../../database.ts';
import type { GoalStore } from '../../records/goal-record.ts';
import type { GoalTables } from '../../tables/goal-tables.ts';
import { againAfterConflict } from '../again-after-conflict.ts';
import { MoneyTally } from '../reports/money-tally.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { readCountedRows, takenOut } from './count-goal.ts';
import { findCounted, worthOfRow } from './find-counted.ts';
import { countOrderedCarts } from './ordered-carts.ts';

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
        await tally.write(transaction);
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
  const goal = worthOfRow(row);
  const known = readCountedRows(goal, row);
  if (known === undefined) {
    // Written before the next goal is looked for, which must not find the same counts.
    const found = new MoneyTally();
    found.add(takenOut(await findCounted(transaction, row)));
    await found.write(transaction);
  } else tally.add(isLeftOut ? takenOut(known) : known);
  countOrderedCarts(tally, row.carts, isLeftOut ? -1 : 1);
}
