import { CompiledQuery } from 'kysely';
import type { Database } from '../database.ts';

/** Statements for more rows are built each time, because they are rare and long. */
const MOST_ROWS_KEPT = 64;

/** The parts of a statement that are kept: all but the rows that it was first built for. */
interface KeptStatement {
  readonly sql: string;
  /** The parameters after the values of its rows. */
  readonly rest: readonly unknown[];
}

/**
 * Creates a function that writes rows and returns the rows that the statement returns. The result
 * of `build` depends only on the number of rows, so it is built once per number: building takes
 * about as long as writing. All rows name the same columns in the same order.
 */
export function createInsert<Row extends object, Answer>(
  build: (db: Database, rows: readonly Row[]) => { compile(): CompiledQuery<Answer> },
): (db: Database, rows: readonly Row[]) => Promise<readonly Answer[]> {
  // Each database has its own SQL.
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
