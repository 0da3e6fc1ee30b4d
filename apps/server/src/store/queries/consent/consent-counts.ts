import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import type { ConsentCount } from '../../records/consent-record.ts';

/** Adds or removes one visitor of an outcome, on the day that is counted. */
interface DayChange {
  readonly outcome: string;
  readonly count: 1 | -1;
}

/**
 * Counts a visitor's outcome, and removes the outcome `replaced` of the same day. Visitors are
 * locked first, and days in the order of outcomes, so that parallel calls wait for each other
 * without a deadlock.
 */
export async function countOutcome(
  transaction: Database,
  counted: ConsentCount,
  replaced?: string,
): Promise<void> {
  const changes = [
    ...(await changesOf(transaction, counted)),
    ...(replaced === undefined ? [] : await takeBack(transaction, counted, replaced)),
  ].toSorted((one, other) => (one.outcome < other.outcome ? -1 : 1));
  for (const { outcome, count } of changes)
    await transaction
      .insertInto('consent_day')
      .values({ site_id: counted.siteId, day: counted.day, outcome, count })
      .onConflict((oc) =>
        oc
          .columns(['site_id', 'day', 'outcome'])
          .doUpdateSet({ count: sql<number>`consent_day.count + excluded.count` }),
      )
      .execute();
}

async function changesOf(
  transaction: Database,
  { siteId, visitorId, outcome, day }: ConsentCount,
): Promise<readonly DayChange[]> {
  const isNew = await transaction
    .insertInto('consent_visitor')
    .values({ site_id: siteId, consent_id: visitorId, outcome, day })
    .onConflict((oc) => oc.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (isNew) return [{ outcome, count: 1 }];
  // An update that changes nothing locks the row on PostgreSQL. SQLite has one writer anyway.
  const last = await transaction
    .updateTable('consent_visitor')
    .set({ consent_id: visitorId })
    .where('site_id', '=', siteId)
    .where('consent_id', '=', visitorId)
    .returning(['outcome', 'day'])
    .executeTakeFirst();
  if (last === undefined || last.outcome === outcome) return [];
  await transaction
    .updateTable('consent_visitor')
    .set({ outcome, day })
    .where('site_id', '=', siteId)
    .where('consent_id', '=', visitorId)
    .execute();
  const added: DayChange = { outcome, count: 1 };
  return last.day === day ? [{ outcome: last.outcome, count: -1 }, added] : [added];
}

async function takeBack(
  transaction: Database,
  { siteId, day }: ConsentCount,
  visitorId: string,
): Promise<readonly DayChange[]> {
  const gone = await transaction
    .deleteFrom('consent_visitor')
    .where('site_id', '=', siteId)
    .where('consent_id', '=', visitorId)
    .where('day', '=', day)
    .returning('outcome')
    .executeTakeFirst();
  return gone === undefined ? [] : [{ outcome: gone.outcome, count: -1 }];
}
