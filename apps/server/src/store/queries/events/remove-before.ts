import type { Database } from '../../database.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';

/** The number of rows handled at once, so that no caller waits long for the database. */
const SLICE = 250;

/** Removes the rows from before a moment (ms); returns how many. */
export async function removeBefore(
  db: Database,
  table: 'activity' | 'error_report',
  moment: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const old = db
      .selectFrom(table)
      .select('id')
      .where('at', '<', moment)
      .orderBy('at')
      .limit(SLICE);
    const gone = await db.deleteFrom(table).where('id', 'in', old).returning('id').execute();
    removed += gone.length;
    if (gone.length < SLICE) return removed;
    await letOthersRun();
  }
}

/** Removes all records of site changes except the latest ones, by their numbers; returns how many. */
export async function removeChanges(db: Database, kept: number): Promise<number> {
  const latest = await db
    .selectFrom('site_change')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  const { numDeletedRows } = await db
    .deleteFrom('site_change')
    .where('number', '<=', Number(latest?.number ?? 0) - kept)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
