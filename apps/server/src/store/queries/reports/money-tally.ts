import { type RawBuilder, sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { ReportKey } from '../../records/report-record.ts';
import type { Database } from '../../database.ts';
import { createInsert } from '../insert-rows.ts';

/** What is added to a row of `report_money`. Negative: it is taken out of the row again. */
export interface MoneyRow extends ReportKey {
  readonly currency: string;
  readonly orders: number;
  readonly thousandths: number;
}

/** `seen`: a popup was shown with the cart. `ordered`: it was ordered later. */
type CartOutcome = 'seen' | 'ordered';

type CartWorth = Pick<MoneyRow, 'day' | 'currency' | 'thousandths'> &
  Partial<Pick<MoneyRow, 'orders'>>;

/** This takes some milliseconds in SQLite, and is within the limit of a statement. */
const ROWS_A_STATEMENT = 250;

/** Adds up what a group of goals and carts adds to the rows of `report_money`. */
export class MoneyTally {
  readonly #rows = new Map<string, MoneyRow>();

  /** Adds to exactly these rows: which values are counted apart is decided before. */
  add(rows: Iterable<MoneyRow>): void {
    for (const row of rows) {
      const key = keyOf(row);
      const { orders = 0, thousandths = 0 } = this.#rows.get(key) ?? {};
      this.#rows.set(key, {
        ...row,
        orders: orders + row.orders,
        thousandths: thousandths + row.thousandths,
      });
    }
  }

  /** Counts a cart for a popup or site. */
  addCart(scopeId: string, outcome: CartOutcome, worth: CartWorth): void {
    this.add([{ scope_id: scopeId, dimension: 'carts', value: outcome, orders: 1, ...worth }]);
  }

  /** Writes in a fixed order, as `ReportTally` does. */
  async write(transaction: Database): Promise<void> {
    const rows = [...this.#rows]
      .filter(([, { orders, thousandths }]) => orders !== 0 || thousandths !== 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, row]) => row);
    for (let at = 0; at < rows.length;) {
      if (at > 0) await letOthersRun();
      const some = alikeFrom(rows, at);
      await (takesOut(some[0]) ? takeOut(transaction, some) : addRows(transaction, some));
      at += some.length;
    }
  }
}

/** Rows from a place on that one statement can write: all of them add, or all take out. */
function alikeFrom(rows: readonly MoneyRow[], at: number): readonly MoneyRow[] {
  const some = rows.slice(at, at + ROWS_A_STATEMENT);
  const end = some.findIndex((row) => takesOut(row) !== takesOut(some[0]));
  return end === -1 ? some : some.slice(0, end);
}

function takesOut(row: MoneyRow | undefined): boolean {
  return row !== undefined && (row.orders < 0 || row.thousandths < 0);
}

const insertRows = createInsert((db: Database, rows: readonly MoneyRow[]) =>
  db
    .insertInto('report_money')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['scope_id', 'dimension', 'day', 'value', 'currency']).doUpdateSet({
        orders: sql<number>`report_money.orders + excluded.orders`,
        thousandths: sql<number>`report_money.thousandths + excluded.thousandths`,
      }),
    ),
);

async function addRows(transaction: Database, rows: readonly MoneyRow[]): Promise<void> {
  // `createInsert` wants the same columns in the same order in all rows.
  await insertRows(
    transaction,
    rows.map(({ scope_id, dimension, day, value, currency, orders, thousandths }) => ({
      scope_id,
      dimension,
      day,
      value,
      currency,
      orders,
      thousandths,
    })),
  );
}

/** Takes out of rows what they have. A row with less than that stays. */
async function takeOut(transaction: Database, rows: readonly MoneyRow[]): Promise<void> {
  await sql`with gone (scope_id, dimension, day, value, currency, orders, thousandths)
      as (values ${moneyValues(rows)})
    update report_money set orders = report_money.orders + gone.orders,
      thousandths = report_money.thousandths + gone.thousandths
    from gone where ${isSameRow(sql.ref('gone'))} and report_money.orders >= -gone.orders
      and report_money.thousandths >= -gone.thousandths`.execute(transaction);
}

/** Rows as a list of values. PostgreSQL would take numbers without a type for texts. */
export function moneyValues(rows: readonly MoneyRow[]): RawBuilder<unknown> {
  return sql.join(
    rows.map(
      ({ scope_id, dimension, day, value, currency, orders, thousandths }) =>
        sql`(${scope_id}, ${dimension}, ${day}, ${value}, ${currency},
          cast(${orders} as bigint), cast(${thousandths} as bigint))`,
    ),
  );
}

/** Whether a row of `report_money` is that of another table with the same key. */
export function isSameRow(other: RawBuilder<unknown>): RawBuilder<boolean> {
  const columns = ['scope_id', 'dimension', 'day', 'value', 'currency'];
  return sql<boolean>`${sql.join(
    columns.map((name) => sql`report_money.${sql.ref(name)} = ${other}.${sql.ref(name)}`),
    sql` and `,
  )}`;
}

function keyOf({ scope_id, dimension, day, value, currency }: MoneyRow): string {
  // No value contains a NUL character, because all input is stripped of them.
  return [scope_id, dimension, day, value, currency].join('\0');
}
