import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import { countedIn, toTotals, totalsColumns, type TotalsRow } from './goal-totals.ts';
import type { HoldoutCounts, HoldoutRecord } from '../../records/holdout-record.ts';

/**
 * A goal counts within this time, which is also how long a popup gets credit for a goal.
 * docs/decisions/0035.
 */
const GOAL_WITHIN_MS = 7 * 86_400_000;

type Grouped = { readonly is_held: number; readonly count: number };
/** `count`: visitors, each in the first currency of their goals only. */
type Reached = TotalsRow & Grouped & { readonly name: string };

/**
 * Counts both groups: all counted visitors, and for each goal those who reached it and how often.
 * It begins with the goals, because there are fewer of them than visitors.
 */
export async function countHoldout(
  db: Database,
  { id, siteId }: Pick<HoldoutRecord, 'id' | 'siteId'>,
  goals: readonly string[],
): Promise<readonly HoldoutCounts[]> {
  const { rows: visitors } = await sql<Grouped>`select is_held, count(*) as count
    from holdout_visitor where holdout_id = ${id} group by is_held`.execute(db);
  const reached = await countReached(db, { id, siteId }, goals);
  return goals.map((goal) => {
    const groupOf = (isHeld: number) => {
      const rows = reached.filter((row) => row.name === goal && Number(row.is_held) === isHeld);
      return {
        visitors: countIn(visitors, isHeld),
        successes: countIn(rows, isHeld),
        goals: toTotals(rows),
      };
    };
    return { goal, held: groupOf(1), shown: groupOf(0) };
  });
}

async function countReached(
  db: Database,
  { id, siteId }: Pick<HoldoutRecord, 'id' | 'siteId'>,
  goals: readonly string[],
): Promise<readonly Reached[]> {
  if (goals.length === 0) return [];
  const ofVisitors = sql`select goal.name as name, seen.is_held as is_held, ${totalsColumns()},
      min(${countedIn()}) over (partition by goal.name, seen.visitor_id) as first_in
    from goal_event as goal join holdout_visitor as seen
      on seen.holdout_id = ${id} and seen.visitor_id = goal.visitor_id
    where goal.site_id = ${siteId} and goal.name in (${sql.join([...goals])})
      and goal.left_out = 0
      and goal.at >= (select started_at from holdout where id = ${id})
      and goal.at >= seen.first_at and goal.at < seen.first_at + ${GOAL_WITHIN_MS}
    group by goal.name, seen.is_held, seen.visitor_id, ${countedIn()}`;
  const { rows } = await sql<Reached>`select name, is_held, counted_in, sum(goals) as goals,
      sum(thousandths) as thousandths,
      sum(case when counted_in = first_in then 1 else 0 end) as count
    from (${ofVisitors}) as of_visitors group by name, is_held, counted_in`.execute(db);
  return rows;
}

/** PostgreSQL gives counts as text. */
function countIn(rows: readonly Grouped[], isHeld: number): number {
  return rows
    .filter((row) => Number(row.is_held) === isHeld)
    .reduce((sum, { count }) => sum + Number(count), 0);
}
