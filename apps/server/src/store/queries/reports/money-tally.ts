import { REPORT_DIMENSIONS } from '@beckon/contract/values';
import { sql } from 'kysely';
import type { ReportKey } from '../../records/report-record.ts';
import type { Database } from '../../database.ts';
import type { EventValues } from './report-values.ts';
import type { ValueCaps } from './value-caps.ts';

/** The value of one goal. */
export interface Worth {
  readonly day: string;
  readonly currency: string;
  readonly thousandths: number;
  /** How many goals these are; one if not set. -1 takes a goal out of the counts again. */
  readonly orders?: number;
}

/** The value of a goal with a name. */
export interface GoalWorth extends Worth {
  readonly name: string;
}

/** `seen`: a popup was shown with the cart. `ordered`: it was ordered later. */
type CartOutcome = 'seen' | 'ordered';

interface MoneyRow extends ReportKey {
  readonly currency: string;
  readonly orders: number;
  readonly thousandths: number;
}

interface TallyKey extends Pick<ReportKey, 'dimension' | 'value'> {
  readonly scopeId: string;
}

/** Adds up the value of the goals of a group, by the values of the views that they are credited to. */
export class MoneyTally {
  readonly #rows: MoneyRow[] = [];

  /** Counts a goal for a popup or site that gets the credit. */
  add(scopeId: string, { name, ...worth }: GoalWorth, values: EventValues): void {
    this.#addTo({ scopeId, dimension: 'all', value: '' }, worth);
    this.#addTo({ scopeId, dimension: 'goal', value: name }, worth);
    for (const dimension of REPORT_DIMENSIONS) {
      const value = values[dimension];
      if (value !== undefined) this.#addTo({ scopeId, dimension, value }, worth);
    }
  }

  /** Counts a goal for the site, whichever popup gets the credit. */
  addGoal(siteId: string, { name, ...worth }: GoalWorth): void {
    this.#addTo({ scopeId: siteId, dimension: 'goals', value: '' }, worth);
    this.#addTo({ scopeId: siteId, dimension: 'every-goal', value: name }, worth);
  }

  /** Counts a cart for a popup or site. */
  addCart(scopeId: string, outcome: CartOutcome, worth: Worth): void {
    this.#addTo({ scopeId, dimension: 'carts', value: outcome }, worth);
  }

  #addTo({ scopeId, dimension, value }: TallyKey, worth: Worth): void {
    this.#rows.push({ scope_id: scopeId, dimension, value, orders: 1, ...worth });
  }

  /** Writes in a fixed order, as `ReportTally` does. */
  async write(transaction: Database, caps: ValueCaps): Promise<void> {
    if (this.#rows.length === 0) return;
    const admit = await caps.load(transaction, this.#rows);
    const rows = this.#rows
      .map((row) => ({ ...row, value: admit(row) }))
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    // Rows are written one by one: a statement must not touch a row twice, and there are few
    // orders.
    for (const row of rows)
      if (row.orders < 0) await takeOut(transaction, row);
      else await addRow(transaction, row);
  }
}

async function addRow(transaction: Database, row: MoneyRow): Promise<void> {
  await transaction
    .insertInto('report_money')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['scope_id', 'dimension', 'day', 'value', 'currency']).doUpdateSet({
        orders: sql<number>`report_money.orders + excluded.orders`,
        thousandths: sql<number>`report_money.thousandths + excluded.thousandths`,
      }),
    )
    .execute();
}

/**
 * Takes a goal out of a row. A row with less than that stays: earlier versions did not count orders
 * without a currency.
 */
async function takeOut(transaction: Database, row: MoneyRow): Promise<void> {
  const { scope_id: scopeId, dimension, day, value, currency, orders, thousandths } = row;
  await transaction
    .updateTable('report_money')
    .set({
      orders: sql<number>`orders + ${orders}`,
      thousandths: sql<number>`thousandths + ${thousandths}`,
    })
    .where('scope_id', '=', scopeId)
    .where('dimension', '=', dimension)
    .where('day', '=', day)
    .where('value', '=', value)
    .where('currency', '=', currency)
    .where('orders', '>=', -orders)
    .where('thousandths', '>=', -thousandths)
    .execute();
}

function keyOf({ scope_id, dimension, day, value, currency }: MoneyRow): string {
  return [scope_id, dimension, day, value, currency].join(' ');
}
