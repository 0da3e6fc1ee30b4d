import type { Selectable } from 'kysely';
import type { NewGoal } from '../../records/goal-record.ts';
import type { GoalTables } from '../../tables/goal-tables.ts';
import { fromThousandths, toThousandths } from '../thousandths.ts';

type GoalRow = Selectable<GoalTables['goal_event']>;

/** What all rows of a goal contain, the goal itself and its credits. */
export function worthOf({ siteId, accountId, name, value, currency, day }: NewGoal) {
  const thousandths = thousandthsOf(value);
  return { site_id: siteId, account_id: accountId, name, thousandths, currency, day };
}

export function thousandthsOf(value: number | undefined): number | null {
  return value === undefined ? null : toThousandths(value);
}

/** The columns that a report of the goal fills; the others say how it was counted. */
export function goalRow(goal: NewGoal) {
  const { id, visitorId, url, at, number = '' } = goal;
  return { ...worthOf(goal), id, visitor_id: visitorId, url, at, number };
}

/** PostgreSQL gives a bigint as text. */
export function toGoal(row: Omit<GoalRow, 'counted' | 'counted_pages' | 'carts' | 'left_out'>) {
  return {
    id: row.id,
    siteId: row.site_id,
    accountId: row.account_id,
    visitorId: row.visitor_id,
    name: row.name,
    number: row.number,
    value: row.thousandths === null ? undefined : fromThousandths(row.thousandths),
    currency: row.currency,
    url: row.url,
    at: Number(row.at),
    day: row.day,
  } satisfies NewGoal;
}
