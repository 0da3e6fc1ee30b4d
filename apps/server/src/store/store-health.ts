import { sql, type LogEvent } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseDamaged, DatabaseGone, isDamage, isOutage, StoreSilent } from './outage.ts';

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
   * connection, accepts data again, and if `passThrough` resolves, which waits for visitors'
   * writes. Rejects otherwise, and always once it is known to be damaged or deleted.
   */
  readonly check: (db: Database, passThrough?: () => Promise<void>) => Promise<void>;
}

/** `answerMs`: how long the database may take to show that it works; if missing, as it likes. */
export function createStoreHealth(answerMs?: number): StoreHealth {
  let state: 'sound' | 'failing' | 'damaged' | 'gone' = 'sound';
  const tryOut = async (db: Database, passThrough?: () => Promise<void>): Promise<void> => {
    if (state === 'sound') await sql`select 1`.execute(db);
    else {
      await writeAndRemove(db);
      state = 'sound';
    }
    await passThrough?.();
  };
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
    async check(db, passThrough) {
      if (state === 'damaged') throw new DatabaseDamaged();
      if (state === 'gone') throw new DatabaseGone();
      await within(answerMs, tryOut(db, passThrough));
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

async function within(limitMs: number | undefined, work: Promise<void>): Promise<void> {
  if (limitMs === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreSilent()), limitMs);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
