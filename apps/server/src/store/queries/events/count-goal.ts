import { REPORT_DIMENSIONS } from '@beckon/contract/values';
import { NO_VALUE, type StoredDimension } from '../../records/report-record.ts';
import { parseJson } from '../../parse-json.ts';
import type { GoalTables } from '../../tables/goal-tables.ts';
import type { MoneyRow } from '../reports/money-tally.ts';
import type { EventValues } from '../reports/report-values.ts';
import type { SeenPopups } from './seen-popups.ts';

type Counted = Pick<GoalTables['goal_event'], 'counted' | 'counted_pages'>;

export interface CountedGoalWorth {
  readonly siteId: string;
  readonly name: string;
  readonly day: string;
  readonly currency: string;
  /** Null: it had no value. */
  readonly thousandths: number | null;
}

/** The values that a goal counts under, for a popup or the site. */
type CountedValues = Readonly<Partial<Record<StoredDimension, string>>>;
type CountedScope = readonly [scopeId: string, values: CountedValues];

/**
 * What a goal adds to the counts: for each popup that gets the credit by the values of its latest
 * view, and once for the site by the values of the latest view of all.
 */
export function rowsOfGoal(goal: CountedGoalWorth, seen: SeenPopups): readonly MoneyRow[] {
  const { siteId, name } = goal;
  const credited = (values: EventValues): CountedValues => ({ all: '', goal: name, ...values });
  const ofSite = [...seen.values()].slice(0, 1).map(credited);
  const inAll = { goals: '', 'every-goal': name };
  return rowsOf(goal, [
    ...[...seen].map(([popupId, values]): CountedScope => [popupId, credited(values)]),
    [siteId, Object.assign(inAll, ...ofSite)],
  ]);
}

const DIMENSIONS: readonly StoredDimension[] = [
  'all',
  'goal',
  'goals',
  'every-goal',
  ...REPORT_DIMENSIONS,
];

function rowsOf(goal: CountedGoalWorth, scopes: readonly CountedScope[]): readonly MoneyRow[] {
  const worth = { day: goal.day, orders: 1, ...moneyOf(goal) };
  return scopes.flatMap(([scopeId, values]) =>
    DIMENSIONS.flatMap((dimension) => {
      const value = values[dimension];
      if (value === undefined) return [];
      // PostgreSQL stores each half of a letter as the same sign, and refuses to add to one row twice.
      return [{ ...worth, scope_id: scopeId, dimension, value: value.toWellFormed() }];
    }),
  );
}

/** A goal of no value and no currency is no revenue. It is only counted. */
function moneyOf({ currency, thousandths }: CountedGoalWorth) {
  return thousandths === null || (thousandths === 0 && currency === '')
    ? { currency: NO_VALUE, thousandths: 0 }
    : { currency, thousandths };
}

/** The columns that remember the rows in which a goal was counted. */
export function countedAs(rows: readonly MoneyRow[]): Counted {
  const scopes = [...Map.groupBy(rows, ({ scope_id: scopeId }) => scopeId)];
  const counted = scopes.map(([scopeId, some]) => [
    scopeId,
    Object.fromEntries(
      some
        .filter(({ dimension }) => dimension !== 'page')
        .map(({ dimension, value }) => [dimension, value]),
    ),
  ]);
  const pages = scopes.map(
    ([, some]) => some.find(({ dimension }) => dimension === 'page')?.value ?? null,
  );
  return { counted: JSON.stringify(counted), counted_pages: JSON.stringify(pages) };
}

/**
 * The rows in which a goal was counted; without pages, if they were erased. Undefined: the goal is
 * older than the columns.
 */
export function readCountedRows(
  goal: CountedGoalWorth,
  { counted, counted_pages }: Counted,
): readonly MoneyRow[] | undefined {
  if (counted === '') return undefined;
  const scopes = parseJson<readonly CountedScope[]>(counted);
  const pages = counted_pages === '' ? [] : parseJson<readonly (string | null)[]>(counted_pages);
  return rowsOf(
    goal,
    scopes.map(([scopeId, values], at): CountedScope => {
      // An empty page is counted under that; null: it was not counted by page.
      const page = pages[at] ?? null;
      return [scopeId, page === null ? values : { ...values, page }];
    }),
  );
}

/** The same rows, to take them out of the counts. */
export function takenOut(rows: readonly MoneyRow[]): readonly MoneyRow[] {
  return rows.map((row) => ({ ...row, orders: -row.orders, thousandths: -row.thousandths }));
}
