import { type RawBuilder, sql } from 'kysely';
import type { GoalTotals } from '../../records/goal-record.ts';
import { NO_VALUE } from '../../records/report-record.ts';
import { fromThousandths } from '../thousandths.ts';

/** Goals of one currency; `NO_VALUE`: goals without a value. PostgreSQL gives counts as text. */
export interface TotalsRow {
  readonly counted_in: string;
  readonly goals: number;
  readonly thousandths: number;
}

/** The currency of a row of `goal_event as goal`, as reports count it. */
export function countedIn(): RawBuilder<string> {
  return sql<string>`case when goal.thousandths is null
      or (goal.thousandths = 0 and goal.currency = '')
    then ${sql.lit(NO_VALUE)} else goal.currency end`;
}

/** What `TotalsRow` has, grouped by `countedIn()`. */
export function totalsColumns(): RawBuilder<unknown> {
  return sql`${countedIn()} as counted_in, count(*) as goals,
    coalesce(sum(goal.thousandths), 0) as thousandths`;
}

/** Adds up rows, of which several may have the same currency. */
export function toTotals(rows: readonly TotalsRow[]): GoalTotals {
  const ofCurrency = Map.groupBy(rows, (row) => row.counted_in);
  const sums = [...ofCurrency].map(([currency, some]) => ({
    currency,
    orders: some.reduce((sum, { goals }) => sum + Number(goals), 0),
    value: fromThousandths(some.reduce((sum, { thousandths }) => sum + Number(thousandths), 0)),
  }));
  return {
    count: sums.reduce((sum, { orders }) => sum + orders, 0),
    money: sums
      .filter(({ currency }) => currency !== NO_VALUE)
      .toSorted(
        (one, other) => other.value - one.value || (one.currency < other.currency ? -1 : 1),
      ),
  };
}
