import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { againAfterConflict } from './again-after-conflict.ts';
import type { Tables } from '../tables/tables.ts';

/** Rows removed in one step. It takes some milliseconds, with the commit. */
export const ROWS_A_STEP = 50;

export interface RemoveStep {
  readonly table: keyof Tables;
  /** Columns of the table's primary key. */
  readonly key: readonly string[];
  /** The condition of the rows to remove. */
  readonly where: RawBuilder<unknown>;
  readonly most?: number;
}

/** Removes some of the rows; returns how many. Fewer than `most` means that none is left. */
export async function removeStep(
  db: Database,
  { table, key, where, most = ROWS_A_STEP }: RemoveStep,
): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const removal = sql`delete from ${sql.table(table)} where (${columns}) in
    (select ${columns} from ${sql.table(table)} where ${where} limit ${most})`;
  const { numAffectedRows } = await againAfterConflict(() => removal.execute(db));
  return Number(numAffectedRows ?? 0);
}

/**
 * A condition that a row belongs to the site, for queries that find rows by a more selective
 * column. It is written as a computed value, because SQLite does not know how many rows a site has
 * and would otherwise read all of the site's rows.
 */
export function isOfSite(siteId: string): RawBuilder<boolean> {
  return sql<boolean>`site_id || '' = ${siteId}`;
}
