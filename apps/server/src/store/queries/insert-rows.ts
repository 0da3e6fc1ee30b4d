import { CompiledQuery } from 'kysely';
import type { Database } from '../database.ts';

/** Statements of more rows are put together each time: there are few of them, and they are long. */
const MOST_ROWS_KEPT = 64;

/** All that is kept of a statement: nothing of the rows that it was first made for. */
interface KeptStatement {
  readonly sql: string;
  /** What it is given after the values of its rows. */
  readonly rest: readonly unknown[];
}

/**
 * Makes a function that writes rows and answers what the statement returns. What `build` makes
 * depends on the number of rows alone, so it is put together once for each: that takes about as
 * long as writing them. All rows name the same columns in the same order.
 */
export function createInsert<Row extends object, Answer>(
  build: (db: Database, rows: readonly Row[]) => { compile(): CompiledQuery<Answer> },
): (db: Database, rows: readonly Row[]) => Promise<readonly Answer[]> {
  // Each database has SQL of its own.
  const byDatabase = new WeakMap<object, Map<number, KeptStatement>>();
  return async (db, rows) => {
    const { adapter } = db.getExecutor();
    const kept = byDatabase.get(adapter) ?? new Map<number, KeptStatement>();
    byDatabase.set(adapter, kept);
    const values = rows.flatMap((row) => Object.values(row));
    let statement = kept.get(rows.length);
    if (statement === undefined) {
      const { sql, parameters } = build(db, rows).compile();
      statement = { sql, rest: parameters.slice(values.length) };
      if (rows.length <= MOST_ROWS_KEPT) kept.set(rows.length, statement);
    }
    const query: CompiledQuery<Answer> = CompiledQuery.raw(statement.sql, [
      ...values,
      ...statement.rest,
    ]);
    return (await db.executeQuery(query)).rows;
  };
}
