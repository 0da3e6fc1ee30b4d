import { trustClock } from '../../lib/time/clock-trust.ts';
import type { Database, Engine } from '../database.ts';
import type { Store } from '../store.ts';

/** The id of the only row, and the name of the lock. */
const ID = 'clock';

export function buildSeenClock(db: Database, engine: Engine): Pick<Store, 'seeClock'> {
  return {
    seeClock: (now) =>
      db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, ID);
        const row = await transaction
          .selectFrom('seen_clock')
          .selectAll()
          .where('id', '=', ID)
          .executeTakeFirst();
        const known = row && {
          lastSeen: Number(row.last_seen),
          deletesFrom: Number(row.deletes_from),
        };
        const { lastSeen, deletesFrom } = trustClock(known, now);
        const columns = { last_seen: lastSeen, deletes_from: deletesFrom };
        await transaction
          .insertInto('seen_clock')
          .values({ id: ID, ...columns })
          .onConflict((oc) => oc.column('id').doUpdateSet(columns))
          .execute();
        return deletesFrom;
      }),
  };
}
