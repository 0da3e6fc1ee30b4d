import type { Selectable } from 'kysely';
import type { FieldMapping } from '@beckon/contract/owner-calls';
import { CONNECTED_KINDS } from '@beckon/contract/values';
import type { DestinationRecord, DestinationStore } from '../records/destination-record.ts';
import type { Database, Engine } from '../database.ts';
import { parseJson } from '../parse-json.ts';
import type { Tables } from '../tables.ts';
import { ownsSite } from './owns-site.ts';
import type { RecordChange, SiteChanges } from './site-changes.ts';

type Row = Selectable<Tables['destination']>;

export function buildDestinationStore(
  db: Database,
  engine: Engine,
  changes: SiteChanges,
): Reads & Writes {
  return { ...destinationReads(db), ...destinationWrites(engine, changes) };
}

type Reads = Pick<DestinationStore, 'destinationsOf' | 'destination'>;
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
        ])
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.flatMap(({ failed, last_sent_at, ...row }) =>
        toDestination(row).map((destination) => ({
          ...destination,
          failed: Number(failed ?? 0),
          lastSentAt: last_sent_at === null ? undefined : Number(last_sent_at),
        })),
      );
    },
    destination: (accountId, id) => findDestination(db, accountId, id),
  };
}

function destinationWrites(engine: Engine, changes: SiteChanges): Writes {
  return {
    createDestination: (destination, most) =>
      changes.transact(async (transaction, note) => {
        const { accountId, siteId } = destination;
        await engine.lockPopup(transaction, `destinations of ${siteId}`);
        if (!(await ownsSite(transaction, accountId, siteId))) return false;
        const { count } = await transaction
          .selectFrom('destination')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('site_id', '=', siteId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await transaction.insertInto('destination').values(toRow(destination)).execute();
        await recordSiteChange(transaction, siteId, note);
        return true;
      }),
    updateDestination: (accountId, id, change) =>
      changes.transact(async (transaction, note) => {
        const before = await findDestination(transaction, accountId, id);
        if (!before) return undefined;
        const after = { ...before, ...change };
        await transaction
          .updateTable('destination')
          .set(toRow(after))
          .where('id', '=', id)
          .execute();
        await recordSiteChange(transaction, before.siteId, note);
        return after;
      }),
    deleteDestination: (accountId, id) =>
      changes.transact(async (transaction, note) => {
        const before = await findDestination(transaction, accountId, id);
        if (!before) return false;
        await transaction.deleteFrom('destination').where('id', '=', id).execute();
        await transaction
          .deleteFrom('lead_notice')
          .where('site_id', '=', before.siteId)
          .where('address', '=', id)
          .execute();
        await transaction.deleteFrom('delivery_log').where('destination_id', '=', id).execute();
        await recordSiteChange(transaction, before.siteId, note);
        return true;
      }),
  };
}

/** The places of a site that are on, for planning a lead's deliveries. */
export async function liveDestinations(
  db: Database,
  siteId: string,
): Promise<readonly Pick<DestinationRecord, 'id' | 'kind'>[]> {
  const rows = await db
    .selectFrom('destination')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('is_on', '=', 1)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(toDestination).map(({ id, kind }) => ({ id, kind }));
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
  return row && toDestination(row)[0];
}

/** Servers remember where a site's leads go. */
async function recordSiteChange(db: Database, siteId: string, note: RecordChange): Promise<void> {
  const site = await db
    .selectFrom('site')
    .select('client_id')
    .where('id', '=', siteId)
    .executeTakeFirst();
  if (site) await note(site.client_id);
}

function toRow(destination: DestinationRecord): Row {
  return {
    id: destination.id,
    site_id: destination.siteId,
    account_id: destination.accountId,
    kind: destination.kind,
    name: destination.name,
    is_on: destination.isOn ? 1 : 0,
    settings: JSON.stringify(destination.settings),
    secrets: JSON.stringify(destination.secrets),
    mapping: JSON.stringify(destination.mapping),
    created_at: destination.createdAt,
  };
}

/** None for a kind that this version does not know. */
function toDestination(row: Row): readonly DestinationRecord[] {
  const kind = CONNECTED_KINDS.find((known) => known === row.kind);
  if (kind === undefined) return [];
  return [
    {
      id: row.id,
      siteId: row.site_id,
      accountId: row.account_id,
      kind,
      name: row.name,
      isOn: row.is_on === 1,
      settings: parseJson<Readonly<Record<string, string>>>(row.settings),
      secrets: parseJson<Readonly<Record<string, string>>>(row.secrets),
      mapping: parseJson<FieldMapping>(row.mapping),
      createdAt: Number(row.created_at),
    },
  ];
}
