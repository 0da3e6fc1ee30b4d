import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import { type MoneyRow, MoneyTally } from '../reports/money-tally.ts';
import type { ValueCaps } from '../reports/value-caps.ts';
import { countedAs } from './count-goal.ts';
import type { OrderedCart } from './ordered-carts.ts';

/** This is within the limit of a statement of SQLite, which takes 32,766 values. */
const GOALS_A_STATEMENT = 250;

/** What the goals of a group add to the counts, and what each of them is then counted as. */
export class GoalTally {
  /** Carts, and what is taken out of the counts. */
  readonly money = new MoneyTally();
  readonly #rows = new Map<string, readonly MoneyRow[]>();
  readonly #carts = new Map<string, readonly OrderedCart[]>();

  /** Whether the goal is counted already in this group, which has not been written. */
  has(goalId: string): boolean {
    return this.#rows.has(goalId);
  }

  /** Counts a goal in these rows instead of those before. */
  count(goalId: string, rows: readonly MoneyRow[]): void {
    this.#rows.set(goalId, rows);
  }

  /** Adds carts to those that a counted goal remembers. */
  addCarts(goalId: string, carts: readonly OrderedCart[]): void {
    this.#carts.set(goalId, [...(this.#carts.get(goalId) ?? []), ...carts]);
  }

  /** Values beyond the caps are counted under one common value, which the goals remember. */
  async write(transaction: Database, caps: ValueCaps): Promise<void> {
    const admit = await caps.load(transaction, [...this.#rows.values()].flat());
    const goals = [...this.#rows].map(([id, rows]) => {
      const written = rows.map((row) => ({ ...row, value: admit(row) }));
      this.money.add(written);
      const carts = this.#carts.get(id) ?? [];
      return { id, carts: carts.length === 0 ? '' : JSON.stringify(carts), ...countedAs(written) };
    });
    for (let at = 0; at < goals.length; at += GOALS_A_STATEMENT)
      await note(transaction, goals.slice(at, at + GOALS_A_STATEMENT));
    await this.money.write(transaction);
  }
}

interface Note extends ReturnType<typeof countedAs> {
  readonly id: string;
  readonly carts: string;
}

/** Notes what goals were counted as. */
async function note(transaction: Database, goals: readonly Note[]): Promise<void> {
  const rows = goals.map(
    ({ id, counted, counted_pages, carts }) => sql`(${id}, ${counted}, ${counted_pages}, ${carts})`,
  );
  await sql`with noted (id, counted, counted_pages, carts) as (values ${sql.join(rows)})
    update goal_event set counted = noted.counted, counted_pages = noted.counted_pages,
      carts = noted.carts
    from noted where goal_event.id = noted.id`.execute(transaction);
}
