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
type Reached = Grouped & { readonly name: string };
type Worth = TotalsRow & Omit<Reached, 'count'>;

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
  const { reached, worth } = await countReached(db, { id, siteId }, goals);
  return goals.map((goal) => {
    const ofGoal = ({ name }: { readonly name: string }) => name === goal;
    const groupOf = (isHeld: number) => ({
      visitors: countIn(visitors, isHeld),
      successes: countIn(reached.filter(ofGoal), isHeld),
      goals: toTotals(worth.filter((row) => ofGoal(row) && Number(row.is_held) === isHeld)),
    });
    return { goal, held: groupOf(1), shown: groupOf(0) };
  });
}

async function countReached(
  db: Database,
  { id, siteId }: Pick<HoldoutRecord, 'id' | 'siteId'>,
  goals: readonly string[],
): Promise<{ readonly reached: readonly Reached[]; readonly worth: readonly Worth[] }> {
  if (goals.length === 0) return { reached: [], worth: [] };
  const counted = sql`from goal_event as goal join holdout_visitor as seen
      on seen.holdout_id = ${id} and seen.visitor_id = goal.visitor_id
    where goal.site_id = ${siteId} and goal.name in (${sql.join([...goals])})
      and goal.left_out = 0
      and goal.at >= (select started_at from holdout where id = ${id})
      and goal.at >= seen.first_at and goal.at < seen.first_at + ${GOAL_WITHIN_MS}`;
  const { rows: reached } = await sql<Reached>`select goal.name as name, seen.is_held as is_held,
    count(distinct seen.visitor_id) as count ${counted} group by goal.name, seen.is_held`.execute(
    db,
  );
  const { rows: worth } = await sql<Worth>`select goal.name as name, seen.is_held as is_held,
    ${totalsColumns()} ${counted} group by goal.name, seen.is_held, ${countedIn()}`.execute(db);
  return { reached, worth };
}

/** PostgreSQL gives counts as text. */
function countIn(rows: readonly Grouped[], isHeld: number): number {
  return Number(rows.find((row) => Number(row.is_held) === isHeld)?.count ?? 0);
}
