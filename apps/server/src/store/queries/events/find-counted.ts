import { OTHER_VALUES } from '@beckon/contract/values';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database.ts';
import type { GoalTables } from '../../tables/goal-tables.ts';
import { NO_VALUE } from '../../records/report-record.ts';
import { ERASED_PREFIX } from '../leads/erase-visitors.ts';
import { isSameRow, type MoneyRow, moneyValues } from '../reports/money-tally.ts';
import type { EventValues } from '../reports/report-values.ts';
import { type CountedGoalWorth, countedAs, rowsOfGoal } from './count-goal.ts';
import { toGoal } from './goal-row.ts';
import { readSeen, type SeenPopups } from './seen-popups.ts';

type GoalRow = Selectable<GoalTables['goal_event']>;

/** The dimensions in which goals without a value were counted afterwards (`0061-counted-goals`). */
const COUNTED_AFTERWARDS: readonly string[] = ['all', 'goal', 'goals', 'every-goal'];

/**
 * The rows in which a goal was counted that does not say so, because it is older than that: by the
 * popups that it is credited to and their views, and only rows that there are. From now on it says
 * so.
 */
export async function findCounted(
  transaction: Database,
  row: GoalRow,
): Promise<readonly MoneyRow[]> {
  const wanted = rowsOfGoal(worthOfRow(row), await findSeen(transaction, row));
  const rows = await keepExisting(
    transaction,
    wanted.filter(
      ({ dimension, currency }) => currency !== NO_VALUE || COUNTED_AFTERWARDS.includes(dimension),
    ),
  );
  await transaction
    .updateTable('goal_event')
    .set(countedAs(rows))
    .where('id', '=', row.id)
    .execute();
  return rows;
}

export function worthOfRow(row: GoalRow): CountedGoalWorth {
  const { site_id: siteId, name, day, currency } = row;
  // PostgreSQL gives a bigint as text.
  const thousandths = row.thousandths === null ? null : Number(row.thousandths);
  return { siteId, name, day, currency, thousandths };
}

async function findSeen(transaction: Database, row: GoalRow): Promise<SeenPopups> {
  const credits = await transaction
    .selectFrom('goal_credit')
    .select('popup_id')
    .where('goal_id', '=', row.id)
    .orderBy('popup_id')
    .execute();
  const credited = new Set(credits.map(({ popup_id: id }) => id));
  const isErased = row.visitor_id.startsWith(ERASED_PREFIX);
  const views = [...(await readSeen(transaction, toGoal(row)))]
    .filter(([id]) => credited.has(id))
    .map(([id, values]) => [id, isErased ? withoutPage(values) : values] as const);
  const withViews = new Set(views.map(([id]) => id));
  const others = [...credited].filter((id) => !withViews.has(id));
  return new Map([...views, ...others.map((id) => [id, {}] as const)]);
}

/** Erasing a person removes the pages from the views, which were counted under them. */
function withoutPage({ page: _page, ...values }: EventValues): EventValues {
  return values;
}

/** Those of the rows that there are; for a value without a row, the row of all further values. */
async function keepExisting(
  transaction: Database,
  rows: readonly MoneyRow[],
): Promise<readonly MoneyRow[]> {
  const others = rows.map((row) => ({ ...row, value: OTHER_VALUES }));
  const { rows: found } = await sql<Pick<MoneyRow, 'scope_id' | 'dimension' | 'value'>>`
    with wanted (scope_id, dimension, day, value, currency, orders, thousandths)
      as (values ${moneyValues([...rows, ...others])})
    select distinct wanted.scope_id, wanted.dimension, wanted.value
    from wanted join report_money on ${isSameRow(sql.ref('wanted'))}
    where report_money.orders >= wanted.orders
      and report_money.thousandths >= wanted.thousandths`.execute(transaction);
  const keyOf = ({ scope_id, dimension, value }: (typeof found)[number]) =>
    [scope_id, dimension, value].join('\0');
  const there = new Set(found.map(keyOf));
  return rows.flatMap((row, at) =>
    [row, ...others.slice(at, at + 1)].filter((one) => there.has(keyOf(one))).slice(0, 1),
  );
}
