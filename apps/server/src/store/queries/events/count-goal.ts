import { NO_VALUE } from '../../records/report-record.ts';
import { parseJson } from '../../parse-json.ts';
import type { GoalTables } from '../../tables/goal-tables.ts';
import type { MoneyTally } from '../reports/money-tally.ts';
import type { EventValues } from '../reports/report-values.ts';
import type { SeenPopups } from './seen-popups.ts';

type Counted = Pick<GoalTables['goal_event'], 'counted' | 'counted_pages'>;

interface CountedGoalWorth {
  readonly siteId: string;
  readonly name: string;
  readonly day: string;
  readonly currency: string;
  /** Null: it had no value. */
  readonly thousandths: number | null;
  /** -1: it was counted, and no longer counts. */
  readonly orders?: 1 | -1;
}

/**
 * Counts a goal for each popup that gets the credit, by the values of its latest view, and once for
 * the site, by the values of the latest view of all.
 */
export function countGoal(tally: MoneyTally, goal: CountedGoalWorth, seen: SeenPopups): void {
  const { siteId, name, day, orders = 1 } = goal;
  const { currency, thousandths } = moneyOf(goal);
  const worth = { name, day, currency, thousandths: thousandths * orders, orders };
  tally.addGoal(siteId, worth);
  for (const [popupId, values] of seen) tally.add(popupId, worth, values);
  for (const values of [...seen.values()].slice(0, 1)) tally.add(siteId, worth, values);
}

/** A goal of no value and no currency is no revenue. It is only counted. */
function moneyOf({ currency, thousandths }: CountedGoalWorth) {
  return thousandths === null || (thousandths === 0 && currency === '')
    ? { currency: NO_VALUE, thousandths: 0 }
    : { currency, thousandths };
}

/** The columns that remember what a goal was counted as. */
export function countedAs(seen: SeenPopups): Counted {
  const views = [...seen].map(([popupId, { page: _page, ...values }]) => [popupId, values]);
  const pages = [...seen.values()].map(({ page }) => page ?? '');
  return { counted: JSON.stringify(views), counted_pages: JSON.stringify(pages) };
}

/**
 * What a goal was counted as; without pages, if they were erased. Undefined: the goal is older than
 * the columns.
 */
export function readCountedGoal({ counted, counted_pages }: Counted): SeenPopups | undefined {
  if (counted === '') return undefined;
  const views = parseJson<readonly (readonly [string, EventValues])[]>(counted);
  const pages = counted_pages === '' ? [] : parseJson<readonly string[]>(counted_pages);
  return new Map(
    views.map(([popupId, values], at) => {
      const page = pages[at];
      return [popupId, page === undefined ? values : { ...values, page }];
    }),
  );
}
