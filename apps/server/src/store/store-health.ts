import { sql, type LogEvent } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseDamaged, DatabaseGone, isDamage, isOutage } from './outage.ts';

/** More than the largest lead: a disk with only a few free blocks must count as full. */
const PROBE_LETTERS = 1_048_576;

/** Whether the database works, as far as its failed statements show. */
export interface StoreHealth {
  /** Gets the outcome of each statement. */
  readonly note: (event: Pick<LogEvent, 'level'> & { readonly error?: unknown }) => void;
  readonly reportDamage: () => void;
  readonly reportGone: () => void;
  /**
   * Resolves if the database can be read and, after a statement failed because of the disk or the
   * connection, accepts data again. Rejects otherwise, and always once it is known to be damaged or
   * deleted.
   */
  readonly check: (db: Database) => Promise<void>;
}

export function createStoreHealth(): StoreHealth {
  let state: 'sound' | 'failing' | 'damaged' | 'gone' = 'sound';
  return {
    note({ level, error }) {
      if (level !== 'error' || state === 'damaged' || state === 'gone') return;
      if (isDamage(error)) state = 'damaged';
      else if (isOutage(error)) state = 'failing';
    },
    reportDamage() {
      state = 'damaged';
    },
    reportGone() {
      state = 'gone';
    },
    async check(db) {
      if (state === 'damaged') throw new DatabaseDamaged();
      if (state === 'gone') throw new DatabaseGone();
      if (state === 'sound') return void (await sql`select 1`.execute(db));
      await writeAndRemove(db);
      state = 'sound';
    },
  };
}

/** Two commits: the first needs room on the disk, the second leaves nothing behind. */
async function writeAndRemove(db: Database): Promise<void> {
  await db
    .insertInto('write_probe')
    .values({ filling: 'x'.repeat(PROBE_LETTERS) })
    .execute();
  await db.deleteFrom('write_probe').execute();
}
