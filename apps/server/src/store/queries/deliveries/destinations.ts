import type { DestinationRecord, DestinationStore } from '../../records/destination-record.ts';
import type { Database, Engine } from '../../database.ts';
import { toDestination, toRow } from './destination-row.ts';
import { liveDestinations } from './live-destinations.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { recordSiteChange, type SiteChanges } from '../sites/site-changes.ts';

export function buildDestinationStore(
  db: Database,
  engine: Engine,
  changes: SiteChanges,
): Reads & Writes {
  return { ...destinationReads(db), ...destinationWrites(engine, changes) };
}

type Reads = Pick<DestinationStore, 'destinationsOf' | 'liveDestinations' | 'destination'>;
type Writes = Pick<
  DestinationStore,
  'createDestination' | 'updateDestination' | 'deleteDestination'
>;

function destinationReads(db: Database): Reads {
  return {
    async destinationsOf(accountId, siteId) {
      const rows = await db
        .selectFrom('destination')
        .selectAll()
        .select((eb) => [
          eb
            .selectFrom('delivery_log')
            .select((inner) => inner.fn.countAll<number>().as('count'))
            .whereRef('delivery_log.destination_id', '=', 'destination.id')
            .where('state', '=', 'failed')
            .as('failed'),
          eb
            .selectFrom('delivery_log')
            .select((inner) => inner.fn.max('at').as('at'))
            .whereRef('delivery_log.destination_id', '=', 'destination.id')
            .where('state', '=', 'sent')
            .as('last_sent_at'),
          eb
            .selectFrom('delivery_log')
            .select('message')
            .whereRef('delivery_log.destination_id', '=', 'destination.id')
            .where('state', '=', 'waiting')
            .orderBy('at', 'desc')
            .limit(1)
            .as('trying_again'),
        ])
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ failed, last_sent_at, trying_again, ...row }) => ({
        ...toDestination(row),
        failed: Number(failed ?? 0),
        lastSentAt: last_sent_at === null ? undefined : Number(last_sent_at),
        tryingAgain: trying_again ?? undefined,
      }));
    },
    liveDestinations: async (accountId, siteId) =>
      (await ownsSite(db, accountId, siteId)) ? liveDestinations(db, siteId) : [],
    destination: (accountId, id) => findDestination(db, accountId, id),
  };
}

function destinationWrites(engine: Engine, changes: SiteChanges): Writes {
  return {
    createDestination: (destination, most) =>
      changes.transact(async (transaction, note) => {
        const { accountId, siteId } = destination;
        await engine.lock(transaction, `destinations of ${siteId}`);
        if (!(await ownsSite(transaction, accountId, siteId))) return false;
        const { count } = await transaction
          .selectFrom('destination')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('site_id', '=', siteId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await transaction.insertInto('destination').values(toRow(destination)).execute();
        await recordSiteChange(transaction, note, siteId);
        return true;
      }),
    updateDestination: (accountId, id, change) =>
      changes.transact(async (transaction, note) => {
        // Two changes at once must not undo each other.
        await engine.lock(transaction, `destination ${id}`);
        const before = await findDestination(transaction, accountId, id);
        if (!before) return undefined;
        const after = { ...before, ...change };
        await transaction
          .updateTable('destination')
          .set(toRow(after))
          .where('id', '=', id)
          .execute();
        await recordSiteChange(transaction, note, before.siteId);
        return after;
      }),
    deleteDestination: (accountId, id) =>
      changes.transact(async (transaction, note) => {
        const before = await findDestination(transaction, accountId, id);
        if (!before) return false;
        await transaction.deleteFrom('destination').where('id', '=', id).execute();
        // Its log may be long, and SQLite answers nobody during a transaction.
        await transaction
          .insertInto('leftover')
          .values({ owner_id: id, kind: 'destination' })
          .onConflict((oc) => oc.doNothing())
          .execute();
        await recordSiteChange(transaction, note, before.siteId);
        return true;
      }),
  };
}

async function findDestination(
  db: Database,
  accountId: string,
  id: string,
): Promise<DestinationRecord | undefined> {
  const row = await db
    .selectFrom('destination')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && toDestination(row);
}
