import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import type { ConsentCount, ConsentProof } from '../../records/consent-record.ts';
import { type DayChange, lateChanges } from './late-choice.ts';

/** A choice of which a proof was just stored. */
interface Proven {
  readonly proof: Pick<ConsentProof, 'id' | 'at'>;
  /** What was counted under this id on the same day is subtracted. */
  readonly anonymousId: string;
}

/**
 * Counts a visitor's outcome. Visitors are locked first, and days in their order, so that parallel
 * calls wait for each other without a deadlock.
 */
export async function countOutcome(
  transaction: Database,
  counted: ConsentCount,
  proven?: Proven,
): Promise<void> {
  const changes = [
    ...(await changesOf(transaction, counted, proven?.proof)),
    ...(proven === undefined ? [] : await takeBack(transaction, counted, proven.anonymousId)),
  ].toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1));
  for (const { day, outcome, count } of changes)
    await transaction
      .insertInto('consent_day')
      .values({ site_id: counted.siteId, day, outcome, count })
      .onConflict((oc) =>
        oc
          .columns(['site_id', 'day', 'outcome'])
          .doUpdateSet({ count: sql<number>`consent_day.count + excluded.count` }),
      )
      .execute();
}

function sortKeyOf({ day, outcome }: DayChange): string {
  return `${day} ${outcome}`;
}

async function changesOf(
  transaction: Database,
  counted: ConsentCount,
  proof: Proven['proof'] | undefined,
): Promise<readonly DayChange[]> {
  const { siteId, visitorId, outcome, day } = counted;
  const added: DayChange = { day, outcome, count: 1 };
  const isNew = await transaction
    .insertInto('consent_visitor')
    .values({ site_id: siteId, consent_id: visitorId, outcome, day })
    .onConflict((oc) => oc.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (isNew) return [added];
  // An update that changes nothing locks the row on PostgreSQL. SQLite has one writer anyway.
  const last = await transaction
    .updateTable('consent_visitor')
    .set({ consent_id: visitorId })
    .where('site_id', '=', siteId)
    .where('consent_id', '=', visitorId)
    .returning(['outcome', 'day'])
    .executeTakeFirst();
  const late = proof && (await lateChanges(transaction, counted, proof));
  if (last === undefined || (late === undefined && last.outcome === outcome)) return [];
  await transaction
    .updateTable('consent_visitor')
    .set(late === undefined ? { outcome, day } : { day: late.day ?? last.day })
    .where('site_id', '=', siteId)
    .where('consent_id', '=', visitorId)
    .execute();
  if (late !== undefined) return late.changes;
  return last.day === day ? [{ day, outcome: last.outcome, count: -1 }, added] : [added];
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
  return gone === undefined ? [] : [{ day, outcome: gone.outcome, count: -1 }];
}
